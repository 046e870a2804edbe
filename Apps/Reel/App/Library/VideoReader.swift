import Foundation
import MediaShared

/// Makes Reel's catalog of a folder of videos.
struct VideoReader: LibraryReader {
  func makeSamples(at folder: URL, noting cache: inout FileCache<VideoFacts>) async throws {
    try await SampleLibrary.create(at: folder, noting: &cache)
  }

  func contents(
    of folder: URL, cache: inout FileCache<VideoFacts>
  ) async throws -> LibraryContents<VideoProblem> {
    let scan = await LibraryScan.of(folder, cache: &cache)
    return LibraryContents(
      items: CatalogBuilder.items(of: scan), problems: scan.problems, expiration: scan.expiration)
  }
}
