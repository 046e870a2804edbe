import Foundation
import MediaShared
import MelodyShared
import SottoAppSupport

/// Makes Melody's catalog of a folder of music.
struct MusicReader: LibraryReader {
  let container: MelodyContainer

  func makeSamples(at folder: URL, noting cache: inout TagCache) async throws {
    try await SampleLibrary.create(at: folder, noting: &cache)
  }

  func contents(
    of folder: URL, cache: inout TagCache, telling progress: PersonProgress
  ) async throws -> LibraryContents<String> {
    let scan = await LibraryScan.of(MusicFolder(url: folder), cache: &cache, telling: progress)
    let items = CatalogBuilder.items(of: scan)
    try Covers(container).replace(with: scan.covers(of: items))
    return LibraryContents(items: items, problems: scan.problems)
  }
}
