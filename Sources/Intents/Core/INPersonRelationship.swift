/// What one person is to another.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a relationship of one's own.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  @available(iOS 10.2, *)
  public static let father = INPersonRelationship("father")
  @available(iOS 10.2, *)
  public static let mother = INPersonRelationship("mother")
  @available(iOS 10.2, *)
  public static let parent = INPersonRelationship("parent")
  @available(iOS 10.2, *)
  public static let brother = INPersonRelationship("brother")
  @available(iOS 10.2, *)
  public static let sister = INPersonRelationship("sister")
  @available(iOS 10.2, *)
  public static let child = INPersonRelationship("child")
  @available(iOS 10.2, *)
  public static let friend = INPersonRelationship("friend")
  @available(iOS 10.2, *)
  public static let spouse = INPersonRelationship("spouse")
  @available(iOS 10.2, *)
  public static let partner = INPersonRelationship("partner")
  @available(iOS 10.2, *)
  public static let assistant = INPersonRelationship("assistant")
  @available(iOS 10.2, *)
  public static let manager = INPersonRelationship("manager")
  @available(iOS 13.0, *)
  public static let son = INPersonRelationship("son")
  @available(iOS 13.0, *)
  public static let daughter = INPersonRelationship("daughter")
}

extension INPersonRelationship: PlainCodable {
  package var plain: PlainValue { rawValue.plain }

  package static func decode(_ plain: PlainValue) throws -> INPersonRelationship {
    INPersonRelationship(try String.decode(plain))
  }
}
