public import Foundation

/// Where media is added to.
@available(iOS 13.0, *)
public enum INMediaDestination: Hashable, Sendable {
  /// The person's library.
  case library
  /// The playlist of this name; an empty one where the person named none, as in “my playlist”.
  case playlist(String)

  /// The name of the playlist; `nil` for the library.
  public var playlistName: String? {
    if case .playlist(let name) = self { name } else { nil }
  }
}

extension INMediaDestination: PlainCodable {
  package var plain: PlainValue {
    switch self {
    case .library: ["type": "library"]
    case .playlist(let name): ["type": "playlist", "playlistName": .string(name)]
    }
  }

  package static func decode(_ plain: PlainValue) throws -> INMediaDestination {
    switch plain["type"]?.string {
    case "library":
      return .library
    case "playlist":
      return .playlist(
        try PlainDecodingError.inside("playlistName") {
          try String.decode(plain["playlistName"] ?? .null)
        })
    default:
      throw PlainDecodingError(
        path: ["type"], expected: "one of library, playlist", found: plain["type"] ?? .null)
    }
  }
}

extension INMediaDestination: ReferenceConvertible {
  public typealias ReferenceType = INMediaDestinationReference

  public var description: String {
    switch self {
    case .library: "library"
    case .playlist(let name): "playlist \(name)"
    }
  }

  public var debugDescription: String { description }

  public func _bridgeToObjectiveC() -> INMediaDestinationReference {
    switch self {
    case .library: .library()
    case .playlist(let name): .playlistDestination(withName: name)
    }
  }

  public static func _forceBridgeFromObjectiveC(
    _ source: INMediaDestinationReference, result: inout INMediaDestination?
  ) {
    result = source.playlistName.map(playlist) ?? .library
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: INMediaDestinationReference, result: inout INMediaDestination?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: INMediaDestinationReference?
  ) -> INMediaDestination {
    source?.playlistName.map(playlist) ?? .library
  }
}
