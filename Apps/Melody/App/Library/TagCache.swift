import Foundation
import MelodyShared

/// The tags of files as they were last read, so that only changed files are read again.
struct TagCache: Codable, Sendable {
  private struct Entry: Codable {
    var modified: Date
    var size: Int
    var tags: AudioTags
  }

  private var entries: [String: Entry] = [:]

  init() {}

  /// A cache that cannot be read is an empty one: it only costs time.
  init(contentsOf url: URL) {
    let stored = try? PropertyListDecoder().decode(
      TagCache.self, from: ContainerFile(url).contents())
    self = stored ?? TagCache()
  }

  func write(to url: URL) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(self).write(to: url, options: .atomic)
  }

  func tags(of file: MusicFolder.FoundFile) -> AudioTags? {
    guard let entry = entries[file.url.path], entry.modified == file.modified,
      entry.size == file.size
    else { return nil }
    return entry.tags
  }

  /// Takes the tags of files by their paths in a folder.
  mutating func set(_ tags: [String: AudioTags], ofFilesIn folder: MusicFolder) {
    for file in folder.contents().audioFiles {
      if let known = tags[file.relativePath] { set(known, of: file) }
    }
  }

  mutating func set(_ tags: AudioTags, of file: MusicFolder.FoundFile) {
    entries[file.url.path] = Entry(modified: file.modified, size: file.size, tags: tags)
  }
}
