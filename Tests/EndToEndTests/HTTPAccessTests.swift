import Foundation
import Intents
import Testing

/// Who may, and what nobody may take, as `sotto serve --http` is started.
@Suite(.ownThread) struct HTTPAccessTests {
  @Test func `an opened address lets the browser in, and a token a program`() throws {
    let home = try TestHome()
    let served = try ServedHome(home)
    let opened = try HTTPExchange(port: served.port, "GET /?key=\(served.key)")
    #expect(opened.status == 303 && opened.headers["location"] == "/")
    let set = try #require(opened.headers["set-cookie"])
    #expect(set.contains("HttpOnly") && set.contains("SameSite=Strict"))
    #expect(!set.contains(served.key))
    #expect(try HTTPExchange(port: served.port, "GET /?key=wrong").status == 401)
    // Whatever stands before the key leads to this server.
    for path in [
      "/%2f%2fevil.example", "//evil.example", "/%5cevil.example", "/%2fevil.example/a",
      "/a/../%2f%2fevil",
    ] {
      let answer = try HTTPExchange(port: served.port, "GET \(path)?key=\(served.key)")
      let place = answer.headers["location"] ?? "/"
      #expect(
        place.hasPrefix("/") && !place.hasPrefix("//") && !place.hasPrefix("/\\"),
        "\(path): \(place)")
    }
    #expect(try HTTPExchange(port: served.port, "GET /").status == 200, "the page holds no secret")
    #expect(try served.request("GET /v1/status").status == 200)
    #expect(try HTTPExchange(port: served.port, "GET /v1/status").status == 401)

    let made = try home.sotto("tokens", "add", "kitchen")
    let token = made.output.trimmingCharacters(in: .newlines)
    #expect(made.status == 0 && token.hasPrefix("sotto_"))
    let bearer = ["Authorization": "Bearer \(token)"]
    #expect(try HTTPExchange(port: served.port, "GET /v1/status", headers: bearer).status == 200)
    #expect(try home.sotto("tokens").output.contains("kitchen"))
    #expect(try home.sotto("tokens", "list", "--json").output.contains(#""name":"kitchen""#))
    let file = try String(
      contentsOf: home.folder.appending(path: "http-tokens.json"), encoding: .utf8)
    #expect(!file.contains(token.dropFirst(6)))
    #expect(try home.sotto("tokens", "add", "kitchen").error.contains("already"))
    #expect(try home.sotto("tokens", "revoke", "kitchen").status == 0)
    let refused = try HTTPExchange(port: served.port, "GET /v1/status", headers: bearer)
    #expect(refused.status == 401 && refused.headers["www-authenticate"] == "Bearer")
    #expect(try home.sotto("tokens", "revoke", "kitchen").error.contains("There is none."))
  }

  @Test func `elsewhere a token is all that lets in`() throws {
    let home = try TestHome()
    try home.serve(["--http", "0.0.0.0:0"])
    // Its socket takes clients before the server listens.
    var found: Int?
    wait {
      found = Self.port(of: home); return found != nil
    }
    let port = try #require(found)
    let token = try home.sotto("tokens", "add", "phone").output
      .trimmingCharacters(in: .newlines)
    let bearer = ["Authorization": "Bearer \(token)"]
    #expect(try HTTPExchange(port: port, "GET /v1/status", headers: bearer).status == 200)
    let evil = bearer.merging(["Host": "evil.example"]) { $1 }
    #expect(try HTTPExchange(port: port, "GET /v1/status", headers: evil).status == 421)
    let page = try HTTPExchange(port: port, "GET /?key=\(token)")
    #expect(page.status == 303, "a token opens the page, too")
  }

  @Test func `a proxy's name is known where it was given`() throws {
    let home = try TestHome()
    let served = try ServedHome(home, ["--http-origin", "https://sotto.home"])
    let named = ["Host": "sotto.home", "Origin": "https://sotto.home"]
    #expect(try served.request("GET /v1/status", headers: named).status == 401)
    let token = try home.sotto("tokens", "add", "phone").output
      .trimmingCharacters(in: .newlines)
    let page = try HTTPExchange(
      port: served.port, "GET /?key=\(token)", headers: ["Host": "sotto.home"])
    #expect(page.headers["set-cookie"]?.hasSuffix("; Secure") == true)
    let bearer = named.merging(["Authorization": "Bearer \(token)", "Cookie": ""]) { $1 }
    #expect(try served.request("GET /v1/status", headers: bearer).status == 200)
  }

  @Test(arguments: [
    (["--http", "nowhere"], "is no address"), (["--http", "127.0.0.1:99999"], "is no address"),
    (["--http", "203.0.113.1:0"], "is no address of this machine"),
    (["--http", "0", "--http-origin", "sotto.home"], "is no origin"),
    (["--http", "0", "--http-origin", "https://Sotto.home"], "is no origin"),
    (["--http", "0", "--http-origin", "https://sotto.home/page"], "is no origin"),
  ])
  func `what cannot be served is said`(options: [String], reason: String) throws {
    let home = try TestHome()
    let served = try Command(["serve"] + options, environment: home.environment, limit: 20)
    #expect(served.status != 0 && served.error.contains(reason), "\(served)")
  }

  @Test func `a prompt is served, too, and starts its assistant again`() throws {
    let home = try TestHome()
    let screen = Screen()
    let prompt = Thread {
      screen.text = (try? home.atTerminal("", typing: ["http://": "", "Bye": ":quit"])) ?? ""
      screen.isDone.signal()
    }
    prompt.start()
    var port: Int?
    wait(every: 0.1) {
      port = Self.port(of: home, "talk")
      return port != nil
    }
    let found = try #require(port)
    #expect(try HTTPExchange(port: found, "GET /v1/status").status == 401)
    let token = try home.sotto("tokens", "add", "test").output.trimmingCharacters(in: .newlines)
    let bearer = ["Authorization": "Bearer \(token)"]
    #expect(try HTTPExchange(port: found, "GET /v1/status", headers: bearer).status == 200)
    #expect(try home.sotto("quit").status == 0)
    #expect(try HTTPExchange(port: found, "GET /v1/status", headers: bearer).status == 200)
    let without = try home.atTerminal("--no-http", typing: ["> ": ":quit"])
    #expect(!without.contains("http://"))
    for process in Processes.all
    where process.environment("SOTTO_HOME") == home.folder.path
      && process.arguments.first == Command.sotto.path && !process.arguments.contains("serve")
    {
      kill(process.identifier, SIGTERM)
    }
    screen.isDone.wait()
  }

  /// What a thread has seen.
  private final class Screen: @unchecked Sendable {
    // Unchecked: it is read after the signal.
    var text = ""
    let isDone = DispatchSemaphore(value: 0)
  }

  /// The port at which a process of the home listens, as the system tells.
  private static func port(of home: TestHome, _ command: String = "serve") -> Int? {
    let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
    let listening = table.split(separator: "\n").dropFirst().compactMap { line -> (String, Int)? in
      let fields = line.split(separator: " ")
      guard fields.count > 9, fields[3] == "0A" else { return nil }
      return (String(fields[9]), Int(fields[1].suffix(4), radix: 16) ?? 0)
    }
    for process in Processes.all
    where process.environment("SOTTO_HOME") == home.folder.path
      && process.arguments.first == Command.sotto.path
      && process.arguments.contains("serve") == (command == "serve")
    {
      for file in process.files {
        guard let inode = file.firstMatch(of: /socket:\[(\d+)\]/)?.1 else { continue }
        if let found = listening.first(where: { $0.0 == inode }) { return found.1 }
      }
    }
    return nil
  }

  /// With the configuration that the document has.
  @Test(.enabled(if: Self.hasProxy, "no nginx: Scripts/setup test installs it"))
  func `a proxy lets in who may`() throws {
    let script = URL(filePath: #filePath).appending(path: "../../ProxyTests/proxy_test.py")
      .standardized
    try Command.output(
      of: ["timeout", "--kill-after", "10", "120", script.path, "--sotto", Command.sotto.path])
  }

  private static let hasProxy = FileManager.default.isExecutableFile(atPath: "/usr/sbin/nginx")
}
