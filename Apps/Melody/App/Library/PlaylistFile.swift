import Foundation

/// A list of files or streams: `.m3u`, `.m3u8` or `.pls`.
struct PlaylistFile: Equatable, Sendable {
  var path: String
  var title: String
  /// Paths and URLs, in order.
  var entries: [String]
  /// Whether this is a radio station: its entries are other ways to the same stream.
  var isStation: Bool
  /// Whether nobody may write to the file: only who made it changes the list.
  var isFixed = false

  /// Why a file is not read.
  enum Failure: Error, LocalizedError {
    case tooLong
    var errorDescription: String? { "It is longer than \(mostBytes >> 20) MB, which no list is." }
  }

  private static let mostBytes = 4 << 20
  private static let longestTitle = 1000

  static let extensions: Set<String> = ["m3u", "m3u8", "pls"]

  /// Reads the file at a path.
  ///
  /// - Throws: `Failure` for one that is far longer than a list is.
  init(contentsOf path: String) throws {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    let data = try file.read(upToCount: Self.mostBytes + 1) ?? Data()
    guard data.count <= Self.mostBytes else { throw Failure.tooLong }
    // Old lists are written in Latin-1, in which no text is an error.
    let text =
      String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    self.init(text, path: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    isFixed = (attributes[.posixPermissions] as? NSNumber).map { $0.intValue & 0o222 == 0 } ?? false
  }

  init(_ text: String, path: String) {
    self.path = path
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let isPLS = url.pathExtension.lowercased() == "pls"
    var name: String?
    var entries: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      let (key, value) = Self.keyAndValue(of: line, separator: isPLS ? "=" : ":")
      if isPLS {
        if key.hasPrefix("File") { entries.append(value) }
        if key == "Title1" { name = value }
      } else if key == "#PLAYLIST" {
        name = value
      } else if !line.isEmpty, !line.hasPrefix("#"), line != "\u{FEFF}" {
        entries.append(line)
      }
    }
    title = String(
      (name.flatMap { $0.isEmpty ? nil : $0 } ?? url.deletingPathExtension().lastPathComponent)
        .prefix(Self.longestTitle))
    self.entries = entries.map { entry in
      entry.contains("://")
        ? entry : URL(fileURLWithPath: entry, relativeTo: folder).standardizedFileURL.path
    }
    isStation = isPLS || (!entries.isEmpty && entries.allSatisfy(Self.isStream))
    // A player takes addresses of many kinds, also of files, devices and commands of its own.
    if isStation {
      self.entries.removeAll { !Self.isStream($0) && !Self.isSound($0, beneath: folder) }
    }
  }

  /// Whether an entry is the address of a station on the web.
  private static func isStream(_ entry: String) -> Bool {
    ["http://", "https://"].contains { entry.lowercased().hasPrefix($0) }
  }

  /// Whether an entry is a file of sound beneath the list, which stands for a station.
  private static func isSound(_ path: String, beneath folder: URL) -> Bool {
    let file = URL(fileURLWithPath: path)
    return path.hasPrefix(folder.standardizedFileURL.path + "/")
      && MusicFolder.audioExtensions.contains(file.pathExtension.lowercased())
  }

  private static func keyAndValue(of line: String, separator: Character) -> (String, String) {
    guard let position = line.firstIndex(of: separator) else { return (line, "") }
    let value = line[line.index(after: position)...]
    return (String(line[..<position]), value.trimmingCharacters(in: .whitespaces))
  }
}
