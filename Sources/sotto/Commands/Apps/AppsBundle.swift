import ArgumentParser
import Foundation
import SottoHost

struct AppsBundle: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle", abstract: "Assemble an app's bundle from a package's products.",
    discussion: """
      The source folder has a folder for the app and one for each extension, each with its
      Info.plist, entitlements and language folders, as in an Xcode project. Of a package, these are
      the folders of its executable targets.

      Examples:
        $ swift build
        $ sotto apps bundle . --output .build
        $ sotto apps bundle Apps/Melody --products .build/release --output build
      """)

  @Argument(help: "The app's source folder.")
  var source: String

  @Option(help: "Where SwiftPM has put the executables; without it, where it built last.")
  var products: String?

  @Option(help: "Where the bundle goes.")
  var output = "."

  @Option(help: "The bundle identifier, where Info.plist leaves it to the build.")
  var identifier: String?

  @Option(help: "How Package.swift is run: automatic and bubblewrap, in a sandbox; none, as you.")
  var sandbox: ConfinementChoice = .automatic

  @OptionGroup var root: RootOption

  func run() throws {
    let bundle = try BundleAssembler(
      source: source, products: products ?? builtLast, identifier: identifier,
      tools: root.tools(sandbox)
    ).assemble(into: output)
    Output.line(bundle.path)
  }

  /// The configuration that was built last; where none was, the one that is missed is named.
  private var builtLast: String {
    let places = [source, "."].flatMap { ["\($0)/.build/debug", "\($0)/.build/release"] }
    let dates = places.compactMap { place in
      let folder = URL(fileURLWithPath: place).resolvingSymlinksInPath().path
      let facts = try? FileManager.default.attributesOfItem(atPath: folder)
      return (facts?[.modificationDate] as? Date).map { (place, $0) }
    }
    return dates.max { $0.1 < $1.1 }?.0 ?? ".build/release"
  }
}
