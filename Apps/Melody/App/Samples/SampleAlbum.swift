/// Recordings that share an artist and an album, as the sample library lists them.
struct SampleAlbum: Sendable {
  enum Format: String, Sendable {
    case flac, opus
  }

  var artist: String
  var title: String
  var genre: String
  /// A year, or a day; an episode has its own.
  var date: String
  var tracks: [Track]
  var format = Format.opus

  struct Track: Sendable, ExpressibleByStringLiteral {
    var title: String
    /// Overrides the album's.
    var date: String?

    init(_ title: String, date: String? = nil) {
      self.title = title
      self.date = date
    }

    init(stringLiteral title: String) { self.init(title) }
  }
}

extension SampleAlbum {
  /// One file that is to be made.
  struct Recording: Sendable {
    /// From the library's folder.
    var path: String
    /// By the names ffmpeg has for them.
    var tags: [String: String]
    var format: Format
  }

  var recordings: [Recording] {
    tracks.enumerated().map { index, track in
      let number = index + 1
      return Recording(
        path: "\(artist)/\(title)/\(number < 10 ? "0" : "")\(number) \(track.title).\(format)",
        tags: [
          "title": track.title, "artist": artist, "album": title, "genre": genre,
          "date": track.date ?? date, "track": "\(number)/\(tracks.count)",
          "comment": SampleLibrary.note,
        ],
        format: format)
    }
  }
}
