import ArgumentParser
import Foundation
import SottoCatalog

/// A query as a line of JSON, and the line that answers it.
enum CatalogLine {
  struct Query: Decodable {
    var type: String?
    var mediaName: String?
    var artistName: String?
    var albumName: String?
    var genreNames: [String]?
    var moodNames: [String]?
    var sortOrder: String?
    /// As --released has it.
    var releaseDate: String?
    var limit: Int?

    /// The line's query; an unknown kind or order is an error.
    func query() throws -> CatalogQuery {
      CatalogQuery(
        mediaType: try CatalogQueryOptions.value(type, of: CatalogItem.Kind.self, "type"),
        mediaName: mediaName, artistName: artistName, albumName: albumName,
        genreNames: genreNames ?? [], moodNames: moodNames ?? [],
        sortOrder: try CatalogQueryOptions.value(
          sortOrder, of: CatalogQuery.SortOrder.self, "sortOrder"),
        releaseDate: try releaseDate.map { try CatalogQueryOptions.range($0) })
    }
  }

  struct Answer: Encodable {
    /// Identifiers, best first.
    let ids: [String]
    let scores: [Double]
    let margin: Double
    /// Processor time of the search.
    let microseconds: Int
    /// Of each match what its score is made of.
    var figures: [NameFigures?]?

    init(_ matches: CatalogMatches, microseconds: Int) {
      ids = matches.map(\.item.identifier)
      scores = matches.map(\.score)
      margin = matches.margin
      self.microseconds = microseconds
    }
  }

  /// Searches and says how long the processor took: the clock on the wall also counts others' work.
  static func search(
    _ query: CatalogQuery, in catalog: Catalog, limit: Int, withFigures: Bool = false
  ) -> Answer {
    let start = processorMicroseconds()
    let matches = catalog.search(query, limit: limit)
    var answer = Answer(matches, microseconds: processorMicroseconds() - start)
    if withFigures { answer.figures = matches.map { catalog.figures(of: $0, for: query) } }
    return answer
  }

  private static func processorMicroseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}
