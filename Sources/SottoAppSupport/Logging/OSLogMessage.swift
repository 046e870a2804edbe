import Foundation

/// The text of a message, of which parts may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value as Swift describes it.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append("\(value())", align, privacy)
  }

  /// Adds a whole number in a form of one's own.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(number()), align, privacy)
  }

  /// Adds a fraction in a form of one's own.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(Double(number())), align, privacy)
  }

  /// Adds "true" or "false", or "YES" or "NO".
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    let value = value()
    let answer = value ? "YES" : "NO"
    append(format == .answer ? answer : "\(value)", .none, privacy)
  }

  private mutating func append(
    _ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += alignment.aligned(privacy.isPrivate ? "<private>" : value)
  }
}

/// Whether a log may hold a value.
///
/// The logs here are files of the person's own, so only what is marked private is left out.
public struct OSLogPrivacy: Sendable {
  /// What stands in the place of a private value.
  public enum Mask: Sendable {
    case none
    case hash
  }

  let isPrivate: Bool

  public static let auto = OSLogPrivacy(isPrivate: false)
  public static let `public` = OSLogPrivacy(isPrivate: false)
  public static let `private` = OSLogPrivacy(isPrivate: true)
  public static let sensitive = OSLogPrivacy(isPrivate: true)

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
