import Foundation
import SottoSocket
import SottoWire

/// An extension that is started for its developer: confined as always, in a home that is gone with it, and
/// without anything of the person's.
package final class ExtensionTrial {
  private let process: AppSideProcess
  private let home: TemporaryFolder
  private let language: String
  private var lastRequest = 0

  /// Starts an extension of a bundle.
  ///
  /// - Parameters:
  ///   - confinement: How it is confined.
  ///   - language: What `INPreferences` tells it.
  package init(
    _ appex: IntentsExtension, of bundle: AppBundle, confinement: any Confinement,
    language: String = "en"
  ) throws {
    self.language = language
    home = try TemporaryFolder()
    let home = home.path
    func folder(_ name: String) throws -> String {
      let path = "\(home)/\(name)"
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return path
    }
    let container = try folder("container")
    let groups = try Dictionary(
      uniqueKeysWithValues: Set(appex.entitlements.groups).map { ($0, try folder($0)) })
    let command = ConfinedCommand(
      executable: appex.executable,
      environment: AppSideProcess.environment.merging([
        "SOTTO_AUTHORIZATION": "authorized",
        "SOTTO_SIRI": bundle.entitlements.siri ? "1" : "0",
        "SOTTO_GROUPS": groups.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "\n"),
      ]) { $1 },
      readable: [bundle.path], container: container, writable: Array(groups.values))
    let log = "\(home)/log"
    process = try AppSideProcess(
      handlers: CallHandlers(), program: appex.executable,
      symbolizer: Symbolizer(
        confinement: confinement, environment: ProcessInfo.processInfo.environment),
      log: log
    ) { descriptors in
      var command = command
      command.descriptors = descriptors
      command.output = .log(path: log)
      return try ChildProcess(confinement.confining(command))
    }
  }

  deinit {
    let hasEnded = DispatchSemaphore(value: 0)
    process.whenEnded { hasEnded.signal() }
    process.kill()
    // As long as it runs it may write what was just removed.
    _ = hasEnded.wait(timeout: .now() + 2)
    home.remove()
  }

  package var isAlive: Bool { process.isAlive }

  /// Asks for a handler, and nothing of that yet.
  ///
  /// - Returns: The request's number, and what the extension answered.
  package func begin(
    _ intent: IntentMessage, within limit: Duration
  ) async throws -> (request: Int, answer: HandlerCalls.Begin.Answer) {
    lastRequest += 1
    let answer = try await process.call(
      HandlerCalls.Begin(
        request: lastRequest, parameters: nil, intent: intent, language: language),
      within: limit)
    return (lastRequest, answer)
  }

  /// Asks a handler for parameters, in order.
  package func resolve(
    _ parameters: [String], of intent: IntentMessage, request: Int, within limit: Duration
  ) async throws -> HandlerCalls.Progress {
    try await process.call(
      HandlerCalls.Resolve(request: request, parameters: parameters, intent: intent),
      within: limit)
  }

  package func end(_ request: Int) { process.tell(HandlerCalls.End(request: request)) }

  /// How it ended, and what it said last: words for its developer.
  package var trace: String {
    get async {
      let trace = await process.trace
      let exit = trace.exit.map { "It \($0)" } ?? "It does not answer"
      let crash = trace.crash?.calls.first.map { ", in \($0)" } ?? ""
      let said = trace.lines.last.map { ": “\($0)”" } ?? ""
      return "\(exit)\(crash)\(said)."
    }
  }
}
