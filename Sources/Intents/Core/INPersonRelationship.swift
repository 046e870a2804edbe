/// What one person is to another.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a relationship of one's own.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  public static let father = INPersonRelationship("father")
  public static let mother = INPersonRelationship("mother")
  public static let parent = INPersonRelationship("parent")
  public static let brother = INPersonRelationship("brother")
  public static let sister = INPersonRelationship("sister")
  public static let child = INPersonRelationship("child")
  public static let friend = INPersonRelationship("friend")
  public static let spouse = INPersonRelationship("spouse")
  public static let partner = INPersonRelationship("partner")
  public static let assistant = INPersonRelationship("assistant")
  public static let manager = INPersonRelationship("manager")
  public static let son = INPersonRelationship("son")
  public static let daughter = INPersonRelationship("daughter")
}

extension INPersonRelationship: PlainCodable {
  package var plain: PlainValue { rawValue.plain }

  package static func decode(_ plain: PlainValue) throws -> INPersonRelationship {
    INPersonRelationship(try String.decode(plain))
  }
}
