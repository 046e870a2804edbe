import MediaShared

/// The tags of files as they were last read.
typealias TagCache = FileCache<AudioTags>

extension FileCache<AudioTags> {
  /// Takes the tags of files by their paths in a folder.
  mutating func set(_ tags: [String: AudioTags], ofFilesIn folder: MusicFolder) {
    for file in folder.contents().audioFiles {
      if let known = tags[file.relativePath] { set(known, of: file) }
    }
  }
}
