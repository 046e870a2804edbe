import ArgumentParser
import Foundation
import SottoCatalog

/// Says why something is found.
struct CatalogExplain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why something is found, and how far it is ahead of the next.",
    discussion: """
      Example:
        $ sotto catalog explain "outer piece" --catalog tracks.tsv
      """)

  @OptionGroup var options: CatalogQueryOptions

  func run() throws {
    let query = try options.query()
    let matches = try CatalogFile(path: options.path).catalog().search(query, limit: options.limit)
    guard !matches.isEmpty else {
      return Output.line(
        query.isSilent ? "Of that name nothing can be heard." : "Nothing is found.")
    }
    for match in matches {
      Output.line(String(format: "%.3f  ", match.score) + CatalogText.line(match))
      for reason in match.explanation(for: query) { Output.line("       \(reason)") }
    }
    let ahead = String(format: "%.3f", matches.margin)
    Output.line(
      matches.best.count == 1
        ? "The first is \(ahead) ahead."
        : "The first \(matches.best.count) are equally good, \(ahead) ahead of the others.")
  }
}
