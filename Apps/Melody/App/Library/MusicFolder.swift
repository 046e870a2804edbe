import Foundation

/// A folder of audio files and playlists, however deep.
struct MusicFolder: Sendable {
  let url: URL

  /// What is in the folder now.
  struct Contents: Sendable {
    /// Sorted by path.
    var audioFiles: [FoundFile] = []
    var playlists: [URL] = []
    /// Pictures of the albums beside them.
    var covers: [URL] = []
    /// The folder itself and those below it.
    var folders: [URL] = []
  }

  struct FoundFile: Sendable {
    /// From the folder, as it stays when the folder is moved.
    let relativePath: String
    let url: URL
    let modified: Date
    let size: Int
  }

  static let audioExtensions: Set<String> = [
    "aac", "aif", "aiff", "ape", "flac", "m4a", "m4b", "mka", "mp3", "oga", "ogg", "opus", "wav",
    "wma", "wv",
  ]

  /// What programs that copy records call the picture of one.
  private static let coverNames: Set<String> = ["cover", "folder", "front"]

  /// Looks through the folder; what cannot be read is as if it were not there.
  func contents() -> Contents {
    var contents = Contents()
    contents.folders.append(url)
    let keys: [URLResourceKey] = [
      .isRegularFileKey, .isDirectoryKey, .contentModificationDateKey, .fileSizeKey,
    ]
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      guard let values = try? file.resourceValues(forKeys: Set(keys)) else { continue }
      if values.isDirectory == true { contents.folders.append(file) }
      guard values.isRegularFile == true else { continue }
      switch file.pathExtension.lowercased() {
      case let name where Self.audioExtensions.contains(name):
        contents.audioFiles.append(
          FoundFile(
            relativePath: relativePath(of: file), url: file,
            modified: values.contentModificationDate ?? .distantPast, size: values.fileSize ?? 0))
      case "jpg", "jpeg", "png":
        let name = file.deletingPathExtension().lastPathComponent.lowercased()
        if Self.coverNames.contains(name) { contents.covers.append(file) }
      case let name where PlaylistFile.extensions.contains(name): contents.playlists.append(file)
      default: break
      }
    }
    contents.audioFiles.sort { $0.relativePath < $1.relativePath }
    contents.playlists.sort { $0.path < $1.path }
    contents.covers.sort { $0.path < $1.path }
    return contents
  }

  /// Whether there is any audio: the first file decides, as a large collection takes long.
  var hasAudio: Bool {
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      if Self.audioExtensions.contains(file.pathExtension.lowercased()) { return true }
    }
    return false
  }

  private func relativePath(of file: URL) -> String {
    let folder = url.standardizedFileURL.path
    let path = file.standardizedFileURL.path
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
