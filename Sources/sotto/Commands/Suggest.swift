import ArgumentParser
import Foundation
import SottoLanguage
import SottoWire

/// What may be wanted now, and why.
struct Suggest: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what you may want now, the likeliest first, and why.",
    discussion: """
      It is learnt from what apps tell of what you do, and stays here. At the prompt, what is likely enough is
      offered in a line, a few times a day; --offers off ends that.

      Example:
        $ sotto suggest
        You often play the podcast News around 8:00 AM on weekdays.
      """)

  @Option(help: "How many at most.")
  var limit = 3

  @Option(help: "The moment to suggest for, as 2026-11-21T12:00; else now.")
  var now: String?

  @OptionGroup var expected: LocaleOption

  @Option(help: "Whether anything is offered to who has not asked: on or off.")
  var offers: Switch?

  enum Switch: String, ExpressibleByArgument { case on, off }

  @Flag(help: "One JSON object a suggestion.")
  var json = false

  @OptionGroup var connection: ConnectionOptions

  func validate() throws {
    if let now, (try? SentenceRow.time(now)) == nil {
      throw ValidationError("--now is “\(now)”; write it as 2026-11-21T12:00.")
    }
    if limit < 1 { throw ValidationError("--limit is \(limit); it must be at least 1.") }
  }

  func run() async throws {
    let client = try await connection.connect()
    if let offers {
      _ = try await client.call(ClientCalls.SetOffers(areOn: offers == .on))
      return await client.close()
    }
    let found = try await client.call(
      ClientCalls.Suggest(
        limit: limit, now: try now.map(SentenceRow.time)?.timeIntervalSince1970,
        locale: expected.locale))
    for suggestion in found {
      if json { Output.json(suggestion) } else { Output.line(suggestion.text) }
    }
    if found.isEmpty, !json {
      Output.line(
        "There is nothing to suggest yet: it is learnt from what apps tell of what you do.")
    }
    await client.close()
  }
}
