import Foundation
import Testing

/// `sotto config`, and what the assistant makes of the file.
@Suite(.ownThread) struct ConfigTests {
  @Test func `what is set is shown with where it comes from`() throws {
    let home = try TestHome()
    home.environment["SOTTO_REQUEST_LIMIT"] = nil
    let path = home.folder.appending(path: "config.yaml").path
    #expect(try home.sotto("config", "path").output == "\(path)\n")
    #expect(try home.sotto("config", "set", "http", "[::1]:8765").status == 0)
    #expect(
      try home.sotto("config", "set", "http-origin", "https://a.home", "https://b.home").status == 0
    )
    home.environment["SOTTO_IDLE"] = "never"
    let shown = try home.sotto("config").output
    #expect(shown.contains("http           [::1]:8765  (\(path):2)\n"), "\(shown)")
    #expect(shown.contains("http-origin    https://a.home https://b.home  (\(path):3)\n"))
    #expect(shown.contains("idle           never  (SOTTO_IDLE)\n"))
    #expect(shown.contains("request-limit  10\n"), "\(shown)")
    let json = try home.sotto("config", "--json").output
    #expect(
      json.contains(#"{"from":"file","key":"http","place":"\#(path):2","values":["[::1]:8765"]}"#))
    #expect(json.contains(#"{"from":"standard","key":"page","values":[]}"#))
    #expect(try home.sotto("config", "unset", "http").status == 0)
    #expect(try !home.sotto("config").output.contains("[::1]"))
    #expect(try home.sotto("config", "unset", "http").status == 0, "there is nothing to do")
    #expect(try home.sotto("config", "check").output == "")
  }

  @Test(arguments: [
    (["set", "sandbx", "none"], "There is no setting “sandbx”. Did you mean “sandbox”?"),
    (["set", "sandbox", "lockland"], "“lockland” is no sandbox."),
    (["set", "sandbox", "none", "landlock"], "takes one value"),
    (["unset", "colour"], "There is no setting “colour”. There are sandbox,"),
  ])
  func `a slip is told, and changes nothing`(arguments: [String], said: String) throws {
    let home = try TestHome()
    let run = try Command(["config"] + arguments, environment: home.environment)
    #expect(run.status == 64 && run.error.contains(said), "\(run.error)")
    #expect(
      !FileManager.default.fileExists(atPath: home.folder.appending(path: "config.yaml").path))
  }

  enum Wrong: String, CaseIterable { case folder, pipe, huge, binary, tabs, unknown }

  @Test(arguments: Wrong.allCases)
  func `a wrong file is told, wherever it is needed`(wrong: Wrong) throws {
    let home = try TestHome()
    let path = home.folder.appending(path: "config.yaml").path
    let said: String
    switch wrong {
    case .folder:
      mkdir(path, 0o700)
      said = "\(path): This is not a file."
    case .pipe:
      mkfifo(path, 0o600)
      said = "\(path): This is not a file."
    case .huge:
      try Data("page: on\n".utf8).write(to: URL(filePath: path))
      truncate(path, 1 << 30)
      said = "\(path): It has 1073741824 bytes; settings have 65536 at most."
    case .binary:
      try (Data("page: on\nsandbox: ".utf8) + [0xFF, 0xFE, 10]).write(to: URL(filePath: path))
      said = "\(path):2: This is no UTF-8."
    case .tabs:
      try "page: on\n\tidle: 5\n".write(toFile: path, atomically: true, encoding: .utf8)
      said = "\(path):2: This is no YAML"
    case .unknown:
      try "\nsandbx: none\n".write(toFile: path, atomically: true, encoding: .utf8)
      said = "\(path):2: There is no setting “sandbx”. Did you mean “sandbox”?"
    }
    let commands = [(["config", "check"], 1), (["say", "hello"], 1), (["serve"], 78)]
    for (command, status) in wrong == .unknown ? commands : [commands[0]] {
      let run = try Command(command, environment: home.environment, limit: 10)
      #expect(run.status == Int32(status) && run.error.contains(said), "\(command): \(run)")
    }
    #expect(home.assistantIdentifier == nil)
    if wrong == .unknown {
      #expect(try home.sotto("status").output.contains("does not run"), "it needs no settings")
    }
  }

  @Test func `the assistant that a command starts goes by the file`() throws {
    let home = try TestHome()
    home.environment["SOTTO_REQUEST_LIMIT"] = nil
    #expect(try home.sotto("config", "set", "request-limit", "1").status == 0)
    try home.installFaulty()
    let start = ContinuousClock.now
    #expect(try home.say("play kaput hang in faulty").output.contains("took too long"))
    // Else it would have been ten seconds.
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a language that is expected is a setting, too`() throws {
    let home = try TestHome()
    home.environment["SOTTO_LOCALE"] = "de"
    #expect(try home.say("ok", options: ["--json"]).output.contains(#""locale":"de""#))
    #expect(
      try home.say("ok", locale: "fr", options: ["--json"]).output.contains(#""locale":"fr""#))
    home.environment["SOTTO_LOCALE"] = "xx"
    #expect(try home.say("ok").error.contains("SOTTO_LOCALE: “xx” is no language"))
  }
}
