import Foundation
import MediaShared
import ReelShared
import SottoAppSupport
import SottoCatalog

/// Makes Reel's catalog of a folder of videos.
struct VideoReader: LibraryReader {
  /// What the person may call their watchlist.
  let watchlistNames: [String]

  func makeSamples(at folder: URL, noting cache: inout FileCache<VideoFacts>) async throws {
    try await SampleLibrary.create(at: folder, noting: &cache)
  }

  func contents(
    of folder: URL, cache: inout FileCache<VideoFacts>, telling progress: PersonProgress
  ) async throws -> LibraryContents<VideoProblem> {
    let scan = await LibraryScan.of(folder, cache: &cache, telling: progress)
    let watchlist = [CatalogItem(watchlist: watchlistNames)].compactMap(\.self)
    return LibraryContents(
      items: CatalogBuilder.items(of: scan) + watchlist, problems: scan.problems,
      expiration: scan.expiration)
  }
}
