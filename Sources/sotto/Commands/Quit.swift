import ArgumentParser
import SottoHost

/// Ends the home's assistant.
struct Quit: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "End the assistant, and the apps it has started.",
    discussion: """
      Example:
        $ sotto quit
      """)

  func run() async throws {
    try await AssistantProcess.end(SottoHome())
  }
}
