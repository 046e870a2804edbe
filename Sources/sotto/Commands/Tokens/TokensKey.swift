import ArgumentParser
import SottoHost
import SottoServer

/// The key of the page.
struct TokensKey: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: "Print the key that stands in the address of the page.",
    discussion: """
      It lets your browsers on this machine in, and stays the same: a bookmark of the page goes on working. With
      --renew there is another, and each browser has to open the address anew.

      Example:
        $ xdg-open "http://127.0.0.1:8765/?key=$(sotto tokens key)"
      """)

  @Flag(help: "Make another first: what has opened the page by the old one is let in no more.")
  var renew = false

  func run() throws {
    let home = try SottoHome()
    try home.prepare()
    let key = PageKey(path: home.pageKey)
    if renew { try key.renew() }
    Output.line(try key.text())
  }
}
