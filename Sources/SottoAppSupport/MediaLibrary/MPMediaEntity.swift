public import Foundation

/// The library's number of something in it.
public typealias MPMediaEntityPersistentID = UInt64

/// Something in the device's media library, of which there is none: only the library makes these.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  // Unchecked: it never changes.
  let properties: [String: any Sendable]

  init(properties: [String: any Sendable]) { self.properties = properties }

  /// The library's number of it.
  open var persistentID: MPMediaEntityPersistentID {
    properties[MPMediaItemPropertyPersistentID] as? MPMediaEntityPersistentID ?? 0
  }

  /// A property by its name; `nil` when it has none.
  open func value(forProperty property: String) -> Any? { properties[property] }
}

/// Something to play in the device's media library.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var title: String? { properties[MPMediaItemPropertyTitle] as? String }
  open var artist: String? { properties[MPMediaItemPropertyArtist] as? String }
  open var albumTitle: String? { properties[MPMediaItemPropertyAlbumTitle] as? String }
  open var genre: String? { properties[MPMediaItemPropertyGenre] as? String }

  /// What kind of media it is.
  open var mediaType: MPMediaType { properties["mediaType"] as? MPMediaType ?? [] }

  open var albumArtist: String? { properties[MPMediaItemPropertyAlbumArtist] as? String }

  /// Its file; none of a store's has one.
  open var assetURL: URL? { properties["assetURL"] as? URL }

  /// How often it was played, and when last.
  open var playCount: Int { properties["playCount"] as? Int ?? 0 }
  open var lastPlayedDate: Date? { properties["lastPlayedDate"] as? Date }

  /// Seconds.
  open var playbackDuration: TimeInterval {
    properties[MPMediaItemPropertyPlaybackDuration] as? TimeInterval ?? 0
  }
}

/// Several things in the device's media library.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// What belongs to it.
  public let items: [MPMediaItem]

  /// Makes a collection.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init(properties: [:])
  }

  /// How many there are.
  open var count: Int { items.count }

  /// One that stands for all.
  open var representativeItem: MPMediaItem? { items.first }
}

/// The name of a playlist, as a property.
public let MPMediaPlaylistPropertyName = "name"

/// A playlist in the device's media library.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { properties[MPMediaPlaylistPropertyName] as? String }

  /// Fails: nothing of a store can be added.
  open func addItem(
    withProductID productID: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(MPError(.notSupported))
  }
}
