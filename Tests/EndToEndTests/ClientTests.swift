import Foundation
import Testing

/// iOS apps in Swift 5 and Swift 6, brought here as their developers would and spoken to.
@Suite(.ownThread, .serialized) struct ClientTests {
  private static let clients = ClientBuild.sources
  private static let apps = ["Jukebox", "Cassette", "Errands", "Porter", "Lantern", "Songbook"]

  private static let products = Result { try ClientBuild(apps).products }

  private static let home = Result {
    let home = try TestHome()
    for app in apps {
      let bundled = try home.sotto(
        "apps", "bundle", clients.appending(path: app).path, "--products", products.get().path,
        "--output", home.folder.path)
      guard bundled.status == 0 else { throw TestHome.Failure(bundled.error) }
      let installed = try home.sotto(
        "apps", "install", home.folder.appending(path: "\(app).app").path, "--allow")
      guard installed.status == 0 else { throw TestHome.Failure(installed.error) }
    }
    return home
  }

  @Test(arguments: Cases.read("clients", as: Case.self))
  func `a client's handler answers`(example: Case) throws {
    let home = try Self.home.get()
    let updates = example.updates ?? []
    let answer = try home.say(
      example.say, answers: example.answers ?? [], options: ["--json", "--follow"])
    #expect(answer.status == example.exit ?? 0, "\(answer.output)\(answer.error)")
    let replies = answer.output.split(separator: "\n").map { SpokenReply(String($0)) }
    #expect(replies.count == (example.answers?.count ?? 0) + 1 + updates.count, "\(answer.output)")
    let told = replies.suffix(updates.count)
    let reply = try #require(replies.dropLast(updates.count).last)
    #expect(reply.text.contains(example.reply), "\(answer.output)")
    for (path, value) in example.response ?? [:] {
      #expect(reply.response(at: path) == value, "\(path) in \(answer.output)")
    }
    for (update, expected) in zip(told, updates) {
      #expect(update.text.contains(expected), "\(answer.output)")
    }
  }

  struct Case: Decodable, Sendable {
    var say: String
    var answers: [String]?
    /// What the answer says.
    var reply: String
    var exit: Int32?
    /// Values of the app's response, by their path in it: `addedTasks.0.title`.
    var response: [String: String]?
    /// What the sentences say that follow the answer.
    var updates: [String]?
  }

  /// What an app asks of a phone beside SiriKit is answered, though there is no phone.
  @Test(arguments: [
    "location: denied", "place: Nothing here knows", "index: No search", "Linux 1.0", "not woken",
    "speaks en",
    "donated true", "taken back",
  ])
  func `an app hears what the device lacks`(line: String) throws {
    let log = try Self.home.get().folder.appending(path: "logs/app.sotto.Errands.log")
    // The app was launched when it was installed, and its answers come one by one.
    wait { text(of: log).contains(line) }
    #expect(text(of: log).contains(line), "\(text(of: log))")
  }

  private func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// A package with every companion and with argument-parser, which asks `canImport(os)`.
  @Test func `a tool with every companion builds and runs`() throws {
    let tool = try Self.products.get().appending(path: "tool").path
    #expect(try Command.output(of: [tool, "--", "-36.85", "174.76"]) == "493 km from Wellington\n")
  }

  /// The plugin generates the intents' classes as part of the build.
  @Test func `a custom intent is generated, handled and answered`() throws {
    let shop = try Self.products.get().appending(path: "SoupShop").path
    #expect(try Command.output(of: [shop]) == "success Tomato soup 5\n")
  }
}
