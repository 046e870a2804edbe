import Foundation
import MediaShared

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
    for file in FolderContents(of: url).files {
      switch file.url.pathExtension.lowercased() {
      case let name where Self.audioExtensions.contains(name): contents.audioFiles.append(file)
      case "jpg", "jpeg", "png":
        let name = file.url.deletingPathExtension().lastPathComponent.lowercased()
        if Self.coverNames.contains(name) { contents.covers.append(file.url) }
      case let name where PlaylistFile.extensions.contains(name):
        contents.playlists.append(file.url)
      default: break
      }
    }
    contents.playlists.sort { $0.path < $1.path }
    contents.covers.sort { $0.path < $1.path }
    return contents
  }
}
