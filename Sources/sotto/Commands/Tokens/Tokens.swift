import ArgumentParser
import Foundation
import SottoHost
import SottoServer

/// Who is let in by HTTP from elsewhere.
struct Tokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make, list or revoke what lets programs and browsers in by HTTP.",
    discussion: """
      Example:
        $ sotto tokens add kitchen
        $ sotto tokens revoke kitchen
      """,
    subcommands: [TokensAdd.self, TokensList.self, TokensRevoke.self, TokensKey.self],
    defaultSubcommand: TokensList.self)

  /// The tokens of the home.
  static func file() throws -> TokenFile {
    let home = try SottoHome()
    try home.prepare()
    return TokenFile(path: home.tokens)
  }
}

struct TokensAdd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Make a token and print it, this once.",
    discussion: """
      Who has it may do all that you may by HTTP. What is kept of it tells whether it is the same, and no more.

      Example:
        $ curl -H "Authorization: Bearer $(sotto tokens add kitchen)" http://127.0.0.1:8765/v1/status
      """)

  @Argument(help: "What it is for.")
  var name: String

  func run() throws { Output.line(try Tokens.file().add(name)) }
}

struct TokensList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the tokens by name.",
    discussion: """
      Example:
        $ sotto tokens list
      """)

  @Flag(help: "One JSON object a token.")
  var json = false

  func run() throws {
    for token in try Tokens.file().tokens() {
      if json {
        Output.json(Row(name: token.name, made: token.made))
      } else {
        let date = Date(timeIntervalSince1970: token.made)
        Output.line("\(date.formatted(.iso8601))  \(token.name)")
      }
    }
  }

  private struct Row: Encodable {
    var name: String
    var made: Double
  }
}

struct TokensRevoke: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Let nobody in with a token any more.",
    discussion: """
      Example:
        $ sotto tokens revoke kitchen
      """)

  @Argument(help: "The name it was made with.")
  var name: String

  func run() throws {
    try Tokens.file().revoke(name)
    Output.line("Revoked.")
  }
}
