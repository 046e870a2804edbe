import ArgumentParser
import SottoHost

/// Where the file is.
struct ConfigPath: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print where the file of settings is, or would be.",
    discussion: """
      Example:
        $ cat "$(sotto config path)"
      """)

  func run() throws { Output.line(try SottoHome().settings) }
}

/// Whether all that is set can hold.
struct ConfigCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is wrong with the file and the variables.",
    discussion: """
      Prints nothing where all is well. Exit status: 0 all is well; 1 something is wrong.

      Example:
        $ sotto config check
      """)

  func run() throws { _ = try Settings(of: SottoHome()) }
}
