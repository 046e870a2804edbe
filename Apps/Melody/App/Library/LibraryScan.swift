import Foundation
import MediaShared
import SottoAppSupport

/// Everything a music folder holds, read once.
struct LibraryScan: Sendable {
  struct Track: Equatable, Sendable {
    /// From the music folder.
    var relativePath: String
    /// Where it is now.
    var path: String
    var tags: AudioTags
  }

  var tracks: [Track] = []
  var playlists: [PlaylistFile] = []
  /// Pictures of albums, each in the folder of its tracks.
  var covers: [URL] = []
  /// Why a file could not be used, by its path; all others are.
  var problems: [String: String] = [:]

  /// Reads a folder, taking the tags of unchanged files from the cache, which is brought up to
  /// date.
  ///
  /// - Parameter progress: Expects each file that is read, and is told of it.
  static func of(
    _ folder: MusicFolder, cache: inout TagCache,
    telling progress: PersonProgress = PersonProgress()
  ) async -> LibraryScan {
    let contents = folder.contents()
    var scan = LibraryScan()
    var fresh = TagCache()
    let known = cache
    progress.expect(contents.audioFiles.count)
    let results = await contents.audioFiles.mapInParallel { file in
      defer { progress.advance() }
      return Result { try known.facts(of: file) ?? AudioTags(ofFileAt: file.url.path) }
    }
    for (file, result) in zip(contents.audioFiles, results) {
      switch result {
      case .success(let tags):
        fresh.set(tags, of: file)
        scan.tracks.append(
          Track(relativePath: file.relativePath, path: file.url.path, tags: tags))
      case .failure(let error): scan.problems[file.url.path] = error.localizedDescription
      }
    }
    scan.covers = contents.covers
    for url in contents.playlists {
      do {
        scan.playlists.append(try PlaylistFile(contentsOf: url.path))
      } catch {
        scan.problems[url.path] = error.localizedDescription
      }
    }
    cache = fresh
    return scan
  }
}
