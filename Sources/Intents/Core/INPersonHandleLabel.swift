/// Which of a person's addresses one is: home, work.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a label of one's own.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  @available(iOS 10.2, *)
  public static let home = INPersonHandleLabel("home")
  @available(iOS 10.2, *)
  public static let work = INPersonHandleLabel("work")
  @available(iOS 10.2, *)
  public static let iPhone = INPersonHandleLabel("iPhone")
  @available(iOS 10.2, *)
  public static let mobile = INPersonHandleLabel("mobile")
  @available(iOS 10.2, *)
  public static let main = INPersonHandleLabel("main")
  @available(iOS 10.2, *)
  public static let homeFax = INPersonHandleLabel("homeFax")
  @available(iOS 10.2, *)
  public static let workFax = INPersonHandleLabel("workFax")
  @available(iOS 10.2, *)
  public static let pager = INPersonHandleLabel("pager")
  @available(iOS 10.2, *)
  public static let other = INPersonHandleLabel("other")
  @available(iOS 14.0, *)
  public static let school = INPersonHandleLabel("school")
}

extension INPersonHandleLabel: PlainCodable {
  package var plain: PlainValue { rawValue.plain }

  package static func decode(_ plain: PlainValue) throws -> INPersonHandleLabel {
    INPersonHandleLabel(try String.decode(plain))
  }
}
