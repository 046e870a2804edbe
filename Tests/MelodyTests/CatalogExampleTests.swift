import Foundation
import Intents
import MediaShared
import SottoCatalog
import Testing

// The example of Documentation/Catalogs.md: begin
final class PlayHandler: NSObject, INPlayMediaIntentHandling {
  let catalog: Catalog

  init(catalog: Catalog) { self.catalog = catalog }

  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    if let chosen = intent.mediaItems?.first { return [.success(with: chosen)] }
    let search = intent.mediaSearch ?? INMediaSearch()
    let matches = catalog.search(
      CatalogQuery(
        mediaType: search.mediaType == .album ? .album : nil, mediaName: search.mediaName,
        artistName: search.artistName, albumName: search.albumName,
        genreNames: search.genreNames ?? [], moodNames: search.moodNames ?? []))
    guard matches.isLikely else { return [.unsupported(forReason: .unsupportedMediaType)] }
    let items = matches.best.map { match in
      INMediaItem(
        identifier: match.item.identifier, title: match.item.title, type: .song, artwork: nil,
        artist: match.item.artists.first)
    }
    // What is equally good is a question to the person.
    if items.count > 1 { return [.disambiguation(with: items)] }
    return INPlayMediaMediaItemResolutionResult.successes(with: items)
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }
}
// The example of Documentation/Catalogs.md: end

/// What a developer finds in the documentation is compiled here, and does what it is there for.
@Suite struct CatalogExampleTests {
  private let handler = PlayHandler(
    catalog: Catalog(
      ["Adele", "Somebody Else"].map { artist in
        CatalogItem(identifier: artist, kind: .song, title: "Skyfall", artists: [artist])
      }))

  private func results(
    _ name: String, by artist: String?
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    let search = INMediaSearch(mediaName: name, artistName: artist)
    return await handler.resolveMediaItems(for: INPlayMediaIntent(mediaSearch: search))
  }

  private func item(by artist: String) -> INMediaItem {
    INMediaItem(identifier: artist, title: "Skyfall", type: .song, artwork: nil, artist: artist)
  }

  @Test func exampleFindsAsksAndRefuses() async {
    typealias Result = INPlayMediaMediaItemResolutionResult
    let found = await results("sky fall", by: "adel")
    #expect(found.map(\.plain) == [Result.success(with: item(by: "Adele")).plain])
    let both = await results("skyfall", by: nil)
    let question = Result.disambiguation(with: [item(by: "Adele"), item(by: "Somebody Else")])
    #expect(both.map(\.plain) == [question.plain])
    let none = await results("glorbnax", by: nil)
    #expect(none.map(\.plain) == [Result.unsupported(forReason: .unsupportedMediaType).plain])
  }

  @Test func exampleIsInTheDocumentation() throws {
    let here = URL(fileURLWithPath: #filePath)
    let source = try String(contentsOf: here, encoding: .utf8)
    let mark = "// The example of Documentation/Catalogs.md: "
    let parts = source.components(separatedBy: mark)
    let example = try #require(parts.count > 2 ? parts[1] : nil).dropFirst("begin\n".count)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Catalogs.md"), encoding: .utf8)
    #expect(page.contains(example))
  }
}
