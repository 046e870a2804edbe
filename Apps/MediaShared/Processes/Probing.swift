/// How ffprobe is asked of a file that may be made to harm.
package enum Probing {
  /// Formats that hold sound or pictures themselves. Others lead to more files, or to addresses: a list that is named
  /// as a song is none.
  private static let formats = [
    "aac", "aiff", "ape", "asf", "avi", "flac", "flv", "matroska", "mov", "mp3", "mpeg", "mpegts",
    "mpegvideo",
    "ogg", "wav", "w64", "wv",
  ]

  /// - Parameters:
  ///   - path: The file's.
  ///   - streams: `a` for sound, `v` for pictures.
  ///   - entries: What is to be shown, as ffprobe has it.
  package static func arguments(_ path: String, streams: String, entries: String) -> [String] {
    [
      "-v", "quiet", "-show_error", "-protocol_whitelist", "file", "-format_whitelist",
      formats.joined(separator: ","), "-select_streams", streams, "-of", "json", "-show_entries",
      // The scheme keeps a name such as "-i" or "pipe:" from being anything but a name.
      entries, "file:\(path)",
    ]
  }
}
