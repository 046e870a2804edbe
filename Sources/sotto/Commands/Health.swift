import ArgumentParser
import Foundation
import SottoClient
import SottoHost
import SottoSocket
import SottoWire

/// Whether the home's assistant answers, and can do what it is asked.
struct Health: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say whether the assistant is well, or what is wrong and what to do.",
    discussion: """
      Starts no assistant. Exit status: 0 it is well; 1 it is not.

      Example:
        $ sotto health
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  private struct Facts: Encodable {
    var isWell: Bool
    var parts: [HealthReport.Part]
  }

  func run() async throws {
    let parts = await tried()
    let wrong = parts.filter { !$0.isWell }
    if json {
      Output.json(Facts(isWell: wrong.isEmpty, parts: parts))
    } else if wrong.isEmpty {
      Output.line("Well: \(parts.map(\.text).joined(separator: ", ")).")
    } else {
      for part in wrong { Output.line("\(part.name): \(part.text) \(part.remedy ?? "")") }
    }
    if let warning = RootAccount.warning { Output.error(warning) }
    if !wrong.isEmpty { throw ExitCode(1) }
  }

  private func tried() async -> [HealthReport.Part] {
    do {
      let home = try SottoHome()
      let client = AssistantClient(descriptor: try UnixSocket.connect(to: home.socket))
      defer { client.close() }
      // One that does not answer at all is told soon; what it tries may take its time.
      _ = try await client.call(ClientCalls.Status(leavesNotice: true), within: .seconds(5))
      let report = try await client.call(ClientCalls.Health(), within: .seconds(20))
      let process = client.processIdentifier.map { " (process \($0))" } ?? ""
      return [.init("assistant", "the assistant answers\(process)")] + report.parts
    } catch let failure as UnixSocket.Failure where [ENOENT, ECONNREFUSED].contains(failure.code) {
      return [
        .init(
          "assistant", wrong: "It does not run.",
          remedy: "The next command starts it; “sotto service install” has it always there.")
      ]
    } catch let failure as CallFailure where failure.code == .unknownCall {
      return [
        .init(
          "assistant", wrong: "It is of an older version.",
          remedy: "End it by “sotto quit”; the next command starts this one.")
      ]
    } catch {
      return [
        .init(
          "assistant", wrong: "It does not answer: \(error)",
          remedy: "See “sotto logs”, or end it by “sotto quit”.")
      ]
    }
  }
}
