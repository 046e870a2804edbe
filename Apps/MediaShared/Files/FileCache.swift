import Foundation

/// What was read from files when they were last looked at, so that only changed ones are read again.
package struct FileCache<Facts: Codable & Sendable>: Codable, Sendable {
  private struct Entry: Codable {
    var modified: Date
    var size: Int
    var facts: Facts
  }

  private var entries: [String: Entry] = [:]

  package init() {}

  /// A cache that cannot be read is an empty one: it only costs time.
  package init(contentsOf url: URL) {
    let stored = try? PropertyListDecoder().decode(
      FileCache.self, from: ContainerFile(url).contents())
    self = stored ?? FileCache()
  }

  package func write(to url: URL) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(self).write(to: url, options: .atomic)
  }

  /// `nil` for a file that is new or has changed.
  package func facts(of file: FoundFile) -> Facts? {
    guard let entry = entries[file.url.path], entry.modified == file.modified,
      entry.size == file.size
    else { return nil }
    return entry.facts
  }

  package mutating func set(_ facts: Facts, of file: FoundFile) {
    entries[file.url.path] = Entry(modified: file.modified, size: file.size, facts: facts)
  }
}
