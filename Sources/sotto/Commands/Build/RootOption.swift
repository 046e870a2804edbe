import ArgumentParser
import SottoHost

/// Which folder a project may take files of.
struct RootOption: ParsableArguments {
  @Option(
    name: .customLong("root"),
    help: "The folder that all its files, and packages it depends on, lie in; else its own.")
  var folder: String?

  /// SwiftPM for packages that may see this folder and Sotto's own sources.
  func tools(_ sandbox: ConfinementChoice) -> PackageTools {
    let sources = try? SottoSources.place(nil)
    return Self.tools(sandbox, visible: [sources, folder].compactMap(\.self))
  }

  /// SwiftPM for packages that may see some folders; says so where it is not confined.
  static func tools(_ sandbox: ConfinementChoice, visible: [String]) -> PackageTools {
    if sandbox == .none {
      Output.error(
        "Package.swift and builds run without a sandbox: they can read and change all your files and use "
          + "the network.")
    }
    return PackageTools(sandbox, visible: visible)
  }
}
