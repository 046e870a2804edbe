import ArgumentParser
import Foundation
import SottoClient
import SottoHost
import SottoSocket
import SottoWire

/// Whether the home's assistant runs, and what it has started; starts none.
struct Status: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print whether the assistant runs, where, and what it has started.",
    discussion: """
      Starts no assistant. Exit status: 0 it runs; 1 it does not.

      Example:
        $ sotto status
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  /// What is known; what is not, as of an assistant that does not run, is absent.
  fileprivate struct Facts: Encodable {
    var version = Sotto.version
    var home: String
    var process: Int32?
    var sandbox: String?
    var playing: String?
    var apps: [String]?
    var running: [String]?
    var waiting: [ClientCalls.Status.Answer.Waiting]?
  }

  func run() async throws {
    let home = try SottoHome()
    var facts = Facts(home: home.data)
    let client: AssistantClient?
    do throws(UnixSocket.Failure) {
      client = AssistantClient(descriptor: try UnixSocket.connect(to: home.socket))
    } catch {
      guard [ENOENT, ECONNREFUSED].contains(error.code) else { throw error }
      client = nil
    }
    if let client {
      let status = try await client.call(ClientCalls.Status(), within: .seconds(10))
      let apps = try await client.call(ClientCalls.ListApps(), within: .seconds(10))
      client.close()
      (facts.process, facts.sandbox) = (status.processIdentifier, status.sandbox)
      facts.waiting = status.waiting
      if status.nowPlaying?.isPlaying == true { facts.playing = status.nowPlaying?.title?.shown() }
      facts.apps = apps.map(\.name)
      facts.running = apps.filter(\.running).map(\.name)
      if let notice = status.notice { Output.error(notice) }
    }
    if json { Output.json(facts) } else { facts.lines.forEach { Output.line($0) } }
    if client == nil { throw ExitCode(1) }
  }
}

extension Status.Facts {
  fileprivate var lines: [String] {
    var lines = ["sotto \(version)", "home: \(home)"]
    guard let process else { return lines + ["The assistant does not run; it starts by itself."] }
    lines.append("The assistant runs as process \(process), with the sandbox \(sandbox ?? "?").")
    func list(_ names: [String]?) -> String { names?.joined(separator: ", ") ?? "" }
    lines.append("apps: \(list(apps))")
    if running?.isEmpty == false { lines.append("running: \(list(running))") }
    if let playing { lines.append("playing: \(playing)") }
    lines += (waiting ?? []).map { next in
      let date = Date(timeIntervalSince1970: next.date).formatted(.dateTime)
      return "waiting: \(next.title) (\(next.app), \(date))"
    }
    return lines
  }
}
