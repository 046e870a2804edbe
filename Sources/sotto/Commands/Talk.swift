import ArgumentParser
import Foundation
import SottoClient
import SottoHost
import SottoNetwork
import SottoServer

/// The prompt: a conversation, line by line.
struct Talk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep a conversation at a prompt.",
    discussion: """
      Say things in any installed language. :why shows what was understood and each step of the
      last request, :help the other commands. While it is open, so is a page with the same at the address that
      it prints.

      Example:
        $ sotto
        > play skyfall by adele in melody
      """)

  @OptionGroup var expected: LocaleOption

  @Flag(help: "Take the device to be locked.")
  var locked = false

  @Flag(name: .customLong("no-http"), help: "Open no page.")
  var withoutHTTP = false

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let home = try SottoHome()
    try home.prepare()
    let settings = try Settings(of: home)
    let page =
      withoutHTTP || connection.inProcess || !settings[KnownSettings.page] ? nil : page(of: home)
    try await Prompt(
      home: home, locale: expected.locale ?? settings[KnownSettings.locale], isLocked: locked,
      connect: { try await connection.connect(person: PersonAtTerminal.answer) }
    ).run()
    await page?.stop()
  }

  /// Serves the page, where somebody sits at a terminal.
  private func page(of home: SottoHome) -> HTTPServer? {
    guard Style.isTerminal, isatty(STDIN_FILENO) == 1 else { return nil }
    let sandbox = connection.sandbox
    func serve(_ address: ServerAddress) throws(ServerError) -> HTTPServer {
      try HTTPServer(
        address: address, key: PageKey(path: home.pageKey), tokens: TokenFile(path: home.tokens),
        version: Sotto.version
      ) { person, hear in
        try await AssistantClient.connect(
          to: home.socket, startingWith: { try AssistantProcess.start(home, sandbox) },
          person: person, hear: hear)
      }
    }
    // Another prompt may have the usual port, or a stranger, who must not be told the key.
    do {
      let server = try (try? serve(.loopback(HTTPServer.usualPort))) ?? serve(.loopback(0))
      Output.line("Also at \(server.link)", style: .hint)
      return server
    } catch {
      Output.error("No page is served: \(error)")
      return nil
    }
  }
}
