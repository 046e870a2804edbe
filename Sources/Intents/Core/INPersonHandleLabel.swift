/// Which of a person's addresses one is: home, work.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a label of one's own.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  public static let home = INPersonHandleLabel("home")
  public static let work = INPersonHandleLabel("work")
  public static let iPhone = INPersonHandleLabel("iPhone")
  public static let mobile = INPersonHandleLabel("mobile")
  public static let main = INPersonHandleLabel("main")
  public static let homeFax = INPersonHandleLabel("homeFax")
  public static let workFax = INPersonHandleLabel("workFax")
  public static let pager = INPersonHandleLabel("pager")
  public static let other = INPersonHandleLabel("other")
  public static let school = INPersonHandleLabel("school")
}

extension INPersonHandleLabel: PlainCodable {
  package var plain: PlainValue { rawValue.plain }

  package static func decode(_ plain: PlainValue) throws -> INPersonHandleLabel {
    INPersonHandleLabel(try String.decode(plain))
  }
}
