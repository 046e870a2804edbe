import ArgumentParser

/// Searching catalogs as apps do.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Search a catalog as an app would, and say why something is found.",
    subcommands: [CatalogSearchCommand.self, CatalogExplain.self, CatalogIndexCommand.self])
}
