import Foundation

/// How a value is moved within its column.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

  /// Fills up on the right to `columns` characters.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// Fills up on the left to `columns` characters.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let filling = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + filling : filling + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let uppercase: Bool
  private let hasSign: Bool
  private let minimumDigits: Int

  private init(
    radix: Int, prefix: String = "", uppercase: Bool = false, hasSign: Bool = false,
    minimumDigits: Int = 1
  ) {
    self.radix = radix
    self.prefix = prefix
    self.uppercase = uppercase
    self.hasSign = hasSign
    self.minimumDigits = minimumDigits
  }

  public static let decimal = OSLogIntegerFormatting(radix: 10)
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// Ten digits, with a plus before what is positive.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, hasSign: explicitPositiveSign, minimumDigits: minDigits)
  }

  /// Sixteen digits, with "0x" before them.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", uppercase: uppercase,
      hasSign: explicitPositiveSign, minimumDigits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int

  public static let fixed = OSLogFloatFormatting(conversion: "f", precision: 6)
  public static let exponential = OSLogFloatFormatting(conversion: "e", precision: 6)
  public static let hybrid = OSLogFloatFormatting(conversion: "g", precision: 6)

  /// With this many digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision)
  }

  /// With this many digits behind the point, and an exponent.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: precision)
  }

  func text(_ number: Double) -> String {
    String(format: "%.\(min(max(precision, 0), 100))\(conversion)", number)
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}
