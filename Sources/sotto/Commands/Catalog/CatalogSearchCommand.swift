import ArgumentParser
import Foundation
import SottoCatalog

/// Finds what was meant in a catalog.
struct CatalogSearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find what was meant in a catalog.",
    discussion: """
      With --jsonl, each line of standard input is a query, with any of the members type, \
      mediaName, artistName, albumName, genreNames, moodNames, sortOrder, releaseDate (1999, \
      1990-1999) and limit; each gets a line with ids and scores, best first, the margin to the \
      next, and the microseconds it took.

      Example:
        $ sotto catalog search "sky fall" --artist adele --catalog tracks.tsv
        $ sotto catalog search --catalog tracks.tsv.gz --jsonl < queries.jsonl
      """)

  @OptionGroup var options: CatalogQueryOptions

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Read one JSON query a line, print one JSON answer a line, in order.")
  var jsonl = false

  @Flag(help: "With --jsonl, also print what each score is made of, where one name was said.")
  var figures = false

  func run() throws {
    let catalog = try CatalogFile(path: options.path).catalog()
    if jsonl { return try stream(catalog) }
    let query = try options.query()
    if json { return Output.json(CatalogLine.search(query, in: catalog, limit: options.limit)) }
    let matches = catalog.search(query, limit: options.limit)
    if matches.isEmpty { Output.line("Nothing is found.") }
    for match in matches { Output.line(CatalogText.line(match)) }
  }

  /// A line that is no query gets a line with `error`, so that each answer keeps its place.
  private func stream(_ catalog: Catalog) throws {
    let lines = StreamLines(descriptor: STDIN_FILENO)
    var number = 0
    var hasFailed = false
    while let line = lines.next() {
      number += 1
      do {
        let row = try JSONDecoder().decode(CatalogLine.Query.self, from: Data(line.utf8))
        let limit = max(1, row.limit ?? options.limit)
        Output.json(
          CatalogLine.search(try row.query(), in: catalog, limit: limit, withFigures: figures))
      } catch {
        Output.json(["error": "Line \(number) is no query: \(error)"])
        hasFailed = true
      }
    }
    if hasFailed { throw ExitCode.failure }
  }
}
