/// The reference form of `INMediaDestination`.
@available(iOS 13.0, *)
open class INMediaDestinationReference: PlainObject, @unchecked Sendable {
  /// The kind of place.
  open package(set) var mediaDestinationType: INMediaDestinationType

  /// The name of the playlist; `nil` for the library.
  open package(set) var playlistName: String?

  /// The person's library.
  open class func library() -> Self {
    self.init(reader: PlainReader(["type": "library"]))
  }

  /// The playlist of this name.
  open class func playlistDestination(withName playlistName: String) -> Self {
    self.init(reader: PlainReader(["type": "playlist", "playlistName": .string(playlistName)]))
  }

  public required init(reader: PlainReader) {
    mediaDestinationType = reader.value("type", default: .unknown)
    playlistName = reader.optional("playlistName")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(mediaDestinationType, as: "type")
    writer.write(playlistName, as: "playlistName")
  }
}
