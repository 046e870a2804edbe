import ArgumentParser
import SottoHost

/// Which folder a project may take files of.
struct RootOption: ParsableArguments {
  @Option(
    name: .customLong("root"),
    help: "The folder that all its files, and packages it depends on, lie in; else its own.")
  var folder: String?

  /// SwiftPM for packages that may see this folder and Sotto's own sources.
  ///
  /// - Parameter sotto: Those, where they are not the ones that this program was built of.
  func tools(_ sandbox: ConfinementChoice, sotto: String? = nil) -> PackageTools {
    if sandbox == .none {
      Output.error(
        "Package.swift and builds run without a sandbox: they can read and change all your files and use "
          + "the network.")
    }
    let sources = sotto ?? (try? SottoSources.place(nil))
    return PackageTools(sandbox, visible: [sources, folder].compactMap(\.self))
  }
}
