import ArgumentParser
import Foundation
import SottoCatalog

/// Saves a catalog so that it opens at once.
struct CatalogIndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Save a catalog as an index that opens at once.",
    discussion: """
      Example:
        $ sotto catalog index tracks.tsv.gz --output tracks.index
        $ sotto catalog search "sky fall" --catalog tracks.index
      """)

  @Argument(help: "The catalog: tab-separated values or a SQLite database.")
  var path: String

  @Option(help: "The file to write; its name ends in .index.")
  var output: String

  func validate() throws {
    guard output.hasSuffix(".index") else {
      throw ValidationError("--output is “\(output)”; let it end in .index, by which it is known.")
    }
  }

  func run() throws {
    let catalog = try CatalogFile(path: path).catalog()
    try catalog.write(to: URL(fileURLWithPath: output))
    let items = catalog.count == 1 ? "1 item is" : "\(catalog.count) items are"
    Output.line("\(items) in \(output).")
  }
}
