public import Foundation

/// What is known about music and films.
extension CSSearchableItemAttributeSet {
  /// The record it is on.
  public var album: String? {
    get { self["album"] }
    set { self["album"] = newValue }
  }

  /// Who performs it.
  public var artist: String? {
    get { self["artist"] }
    set { self["artist"] = newValue }
  }

  /// Who composed it.
  public var composer: String? {
    get { self["composer"] }
    set { self["composer"] = newValue }
  }

  /// Who directed it.
  public var director: String? {
    get { self["director"] }
    set { self["director"] = newValue }
  }

  /// What kind of music it is.
  public var genre: String? {
    get { self["genre"] }
    set { self["genre"] = newValue }
  }

  /// What kind of music it is, by a name of the genre list.
  public var musicalGenre: String? {
    get { self["musicalGenre"] }
    set { self["musicalGenre"] = newValue }
  }

  /// Who plays in it.
  public var performers: [String]? {
    get { self["performers"] }
    set { self["performers"] = newValue }
  }

  /// Seconds.
  public var duration: NSNumber? {
    get { self[number: "duration"] }
    set { self[number: "duration"] = newValue }
  }

  /// How often it was played.
  public var playCount: NSNumber? {
    get { self[number: "playCount"] }
    set { self[number: "playCount"] = newValue }
  }

  /// Its place on the record.
  public var audioTrackNumber: NSNumber? {
    get { self[number: "audioTrackNumber"] }
    set { self[number: "audioTrackNumber"] = newValue }
  }

  /// When it came into the library.
  public var addedDate: Date? {
    get { self["addedDate"] }
    set { self["addedDate"] = newValue }
  }

  /// When it was loaded onto the device.
  public var downloadedDate: Date? {
    get { self["downloadedDate"] }
    set { self["downloadedDate"] = newValue }
  }

  /// When it was made.
  public var contentCreationDate: Date? {
    get { self["contentCreationDate"] }
    set { self["contentCreationDate"] = newValue }
  }
}
