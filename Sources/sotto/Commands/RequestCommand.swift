import ArgumentParser
import Foundation
import Intents
import SottoClient
import SottoLanguage
import SottoWire

/// A request without words: an intent that another program has made.
struct RequestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "request", abstract: "Carry out a request that another program has made, as JSON.",
    discussion: """
      The JSON is that of “sotto understand --json”, of which "intent" and "parameters" are needed; "app" \
      names who is asked. Which app handles an intent, and its parameters: sotto apps list --intent NAME.

      Example:
        $ echo '{"intent": "INAddTasksIntent", "parameters": {"taskTitles": ["rice"]}}' | sotto request -
        $ sotto understand --json "add rice to the groceries" | sotto request -

      Exit status: 0 done, or cancelled by you; 3 refused or failed; 4 a question was left open; \
      5 the app has a fault, which --why and --json tell; 64 the JSON is no request.
      """)

  @Argument(help: "A file with the JSON; “-” reads it from standard input.")
  var file = "-"

  @OptionGroup var options: ExchangeOptions

  @OptionGroup var connection: ConnectionOptions

  /// As SottoWire bounds a message.
  private static let longest = 1 << 20

  func run() async throws {
    let request: PlainValue
    do {
      request = try JSONDecoder().decode(PlainValue.self, from: try contents())
    } catch let error as DecodingError {
      throw ValidationError(
        "\(file == "-" ? "Standard input" : file) is no JSON: \(error.problemWithJSON).")
    }
    try await options.run(connection) { client in
      do {
        return try await options.exchange(.init(text: "", request: request), client).exitCode
      } catch let failure as CallFailure where failure.code == .badValue {
        throw ValidationError(failure.description)
      }
    }
  }

  private func contents() throws -> Data {
    let handle: FileHandle
    if file == "-" {
      handle = .standardInput
    } else {
      guard let opened = FileHandle(forReadingAtPath: file) else {
        throw ValidationError("\(file) cannot be read. Name a file with a request as JSON.")
      }
      handle = opened
    }
    let data = try handle.read(upToCount: Self.longest + 1) ?? Data()
    guard data.count <= Self.longest else {
      throw ValidationError("The request is longer than \(Self.longest) bytes.")
    }
    return data
  }
}
