import ArgumentParser
import Foundation
import SottoHost

/// The prompt: a conversation, line by line.
struct Talk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep a conversation at a prompt.",
    discussion: """
      Say things in any installed language. :why shows what was understood and each step of the
      last request, :help the other commands.

      Example:
        $ sotto
        > play skyfall by adele in melody
      """)

  @OptionGroup var expected: LocaleOption

  @Flag(help: "Take the device to be locked.")
  var locked = false

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let home = try SottoHome()
    try home.prepare()
    try await Prompt(
      home: home, locale: expected.locale, isLocked: locked,
      connect: { try await connection.connect(person: PersonAtTerminal.answer) }
    ).run()
  }
}
