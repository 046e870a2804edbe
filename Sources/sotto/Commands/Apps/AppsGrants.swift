import ArgumentParser
import Foundation
import SottoWire

/// What `apps allow` and `apps deny` may be about, besides taking requests.
struct GrantOptions: ParsableArguments {
  @Flag(help: "Reaching the network: the internet and your house.")
  var network = false

  @Option(
    help: "Reaching what listens on a port of this machine, at 127.0.0.1 by TCP; may be repeated.",
    transform: LocalPort.number)
  var localPort: [UInt16] = []

  @Option(help: "Sharing the folder of a group that is another app's; may be repeated.")
  var group: [String] = []

  @Flag(help: "Reading your music folder.")
  var music = false

  @Option(help: "Reading a folder and all in it; may be repeated.")
  var folder: [String] = []

  @Flag(help: "Running the app outside of its sandbox, with all your rights.")
  var unconfined = false

  @Flag(help: "Telling you something of its own accord, as reminders do.")
  var notifications = false

  @Flag(help: "Asking you something of its own accord.")
  var questions = false

  @Flag(help: "Sending requests to other apps, as if you had made them.")
  var requests = false

  /// - Returns: `nil` where nothing but taking requests is meant.
  fileprivate func grant(to app: String, allows: Bool) -> ClientCalls.GrantApp? {
    guard
      network || music || unconfined || notifications || questions || requests || !group.isEmpty
        || !folder.isEmpty || !localPort.isEmpty
    else { return nil }
    return ClientCalls.GrantApp(
      app: app, allows: allows, network: network, localPorts: localPort, groups: group,
      music: music,
      // The assistant works in another folder.
      folders: folder.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
      unconfined: unconfined, notifications: notifications, questions: questions,
      requests: requests)
  }
}

/// A port, as a person writes it.
enum LocalPort {
  static func number(_ text: String) throws -> UInt16 {
    guard let port = UInt16(text), port > 0 else {
      throw ValidationError("“\(text)” is no port. Write a number from 1 to 65535.")
    }
    return port
  }
}

/// What the two commands share.
protocol AppGrant: AsyncParsableCommand {
  static var allows: Bool { get }
  var app: String { get }
  var grants: GrantOptions { get }
  var json: Bool { get }
  var connection: ConnectionOptions { get }
}

extension AppGrant {
  func run() async throws {
    let client = try await connection.connect()
    let summary =
      if let grant = grants.grant(to: app, allows: Self.allows) {
        try await client.call(grant)
      } else {
        try await client.call(
          ClientCalls.ChangeApp(app: app, change: Self.allows ? .allow : .deny))
      }
    Output.app(summary, json: json)
    await client.close()
  }
}

struct AppsAllow: AppGrant {
  static let allows = true
  static let configuration = CommandConfiguration(
    commandName: "allow", abstract: "Let an app take requests, or reach more than its own.",
    discussion: """
      With an option, it is about that alone. What it may read it cannot change.

      Example:
        $ sotto apps allow Melody
        $ sotto apps allow Melody --music
        $ sotto apps allow Melody --folder /srv/records --network
        $ sotto apps allow Hop --local-port 7477
        $ sotto apps allow Melody --group group.com.example.shared
      """)

  @Argument(help: "Its name or identifier.")
  var app: String

  @OptionGroup var grants: GrantOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var connection: ConnectionOptions
}

struct AppsDeny: AppGrant {
  static let allows = false
  static let configuration = CommandConfiguration(
    commandName: "deny", abstract: "Take that back.",
    discussion: """
      With an option, it is about that alone.

      Example:
        $ sotto apps deny Melody
        $ sotto apps deny Melody --music
      """)

  @Argument(help: "Its name or identifier.")
  var app: String

  @OptionGroup var grants: GrantOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var connection: ConnectionOptions
}
