import ArgumentParser
import SottoHost

struct AppsBundle: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle", abstract: "Assemble an app's bundle from a package's products.",
    discussion: """
      The source folder has a folder for the app and one for each extension, each with its
      Info.plist, entitlements and language folders, as in an Xcode project.

      Example:
        $ swift build -c release
        $ sotto apps bundle Apps/Melody --products .build/release --output build
      """)

  @Argument(help: "The app's source folder.")
  var source: String

  @Option(help: "Where SwiftPM has put the executables.")
  var products = ".build/release"

  @Option(help: "Where the bundle goes.")
  var output = "."

  @Option(help: "The bundle identifier, where Info.plist leaves it to the build.")
  var identifier: String?

  func run() throws {
    let bundle = try BundleAssembler(source: source, products: products, identifier: identifier)
      .assemble(into: output)
    Output.line(bundle.path)
  }
}
