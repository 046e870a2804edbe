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
  /// FLAC is made in a quarter of the time, which whoever asks for something at once waits for.
  var format = Format.flac
  /// What it suits, by SiriKit's names.
  var moods: [String] = []

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
    /// The colour of the album's picture, made with its first track, as ffmpeg takes it.
    var cover: String?
  }

  var recordings: [Recording] {
    tracks.enumerated().map { index, track in
      let number = index + 1
      return Recording(
        path: "\(artist)/\(title)/\(number < 10 ? "0" : "")\(number) \(track.title).\(format)",
        tags: [
          "title": track.title, "artist": artist, "album": title, "genre": genre,
          "date": track.date ?? date, "track": "\(number)/\(tracks.count)",
          "comment": SampleLibrary.note, "mood": moods.joined(separator: ";"),
        ],
        format: format, cover: index == 0 ? colour : nil)
    }
  }

  /// Always the same for the same album, and seldom that of another.
  private var colour: String {
    let hash = title.unicodeScalars.reduce(5381) { ($0 &* 33 &+ Int($1.value)) & 0xFF_FFFF }
    return "0x" + String(0x100_0000 + hash, radix: 16).dropFirst()
  }
}
