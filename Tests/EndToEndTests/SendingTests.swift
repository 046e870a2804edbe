import Foundation
import Testing

/// Requests that one app sends to another.
@Suite(.ownThread) struct SendingTests {
  private func home(_ apps: String..., options: [String] = []) throws -> TestHome {
    let home = try TestHome()
    if !options.isEmpty { try home.serve(options) }
    for app in apps { try home.installTestApp(app) }
    return home
  }

  /// What Keeper says came of what it has sent.
  private func outcome(_ home: TestHome, of words: String) throws -> String {
    _ = try home.say("play kaput \(words) in keeper")
    let answer = try home.say("play kaput fine in keeper").output
    return answer.replacing("Playing ", with: "").replacing(" in Keeper.\n", with: "")
  }

  @Test func `a person is asked once whether an app may have another do something`() throws {
    let home = try home("Keeper")
    try home.installListable()
    // At a prompt that is open already, too, and after what was asked for there.
    let screen = try home.atTerminal(
      "",
      typing: [
        "> ": "what's playing", "> ": "play kaput send rice in keeper",
        "gets things done elsewhere.": "yes", "> ": ":quit",
      ])
    #expect(try home.say("play kaput fine in keeper").output.contains("notDetermined"))
    #expect(screen.contains("Keeper would like to send requests to your other apps"), "\(screen)")
    #expect(try outcome(home, of: "send rice") == "rice")
    #expect(try home.sotto("apps", "list", "--json").output.contains(#""requests":true"#))
    let history = try home.sotto("history").output
    #expect(
      history.contains("Keeper: INAddTasksIntent\n  Added to “Reminders” in Listable: rice."),
      "\(history)")
    #expect(try home.sotto("history", "--json").output.contains(#""sender":"Keeper""#))
    // A list that is not there would have to be asked about, and nobody is.
    #expect(try outcome(home, of: "send salt trip") == "needsPerson")
    #expect(try !home.say("show my lists").output.contains("trip"))
    #expect(try home.sotto("apps", "deny", "keeper", "--requests").status == 0)
    #expect(try outcome(home, of: "send tea") == "denied")
    let again = try home.atTerminal("", typing: ["> ": "what's playing", "> ": ":quit"])
    #expect(!again.contains("would like"))
  }

  @Test func `who decides by a command is not asked, and an app that waits hears of it`() throws {
    let home = try home("Keeper")
    try home.installListable()
    #expect(try home.say("play kaput mail rice in keeper").status == 0)
    var notice = ""
    try wait {
      notice = try home.sotto("apps", "list").error
      return !notice.isEmpty
    }
    #expect(notice.contains("Keeper would like to send requests"), "\(notice)")
    #expect(notice.contains("sotto apps allow --requests"))
    #expect(try home.sotto("apps", "allow", "keeper", "--requests").status == 0)
    var history = ""
    try wait {
      history = try home.sotto("history").output
      return history.contains("Keeper: INAddTasksIntent")
    }
    #expect(history.contains("Keeper: INAddTasksIntent"), "\(history)")
  }

  @Test func `how it ended is told to the app, and nothing hangs`() throws {
    let home = try home("Keeper", "Faulty", options: ["--request-limit", "8"])
    for app in ["keeper", "faulty"] {
      #expect(try home.sotto("apps", "allow", app, "--requests").status == 0)
    }
    for (words, code) in [
      ("fine", "sent"), ("choice", "needsPerson"), ("confirmation", "needsPerson"),
      ("open", "needsPerson"), ("nothing", "unsupportedValue"), ("restricted", "failed"),
      ("crash", "appFault"), ("hang", "appFault"), ("gibberish", "appFault"),
      ("giant", "invalidIntent"),
      // It sends back what it was sent, and says so where that is refused.
      ("bounce", "failed"),
    ] {
      #expect(try outcome(home, of: "relay \(words)") == code, "\(words)")
    }
    #expect(try home.sotto("history").output.contains("Keeper: INPlayMediaIntent"))
    #expect(try home.sotto("apps", "deny", "faulty").status == 0)
    #expect(try outcome(home, of: "relay fine") == "appNotAllowed")
    #expect(try home.sotto("apps", "remove", "faulty").status == 0)
    #expect(try outcome(home, of: "relay fine") == "appNotFound")
  }

  /// A program in the place of logind's, which no container has, says what the desktop would.
  @Test func `what waits in a locked session is not done for an app, either`() throws {
    let home = try TestHome()
    try home.addTool("loginctl", "echo yes")
    for app in ["Keeper", "Faulty"] { try home.installTestApp(app) }
    #expect(try home.sotto("apps", "allow", "faulty", "--requests").status == 0)
    let answer = try home.say("play kaput bounce in faulty").output
    #expect(answer == "Faulty doesn't know what kind of media that is.\n")
  }

  @Test func `an app that does not say why may send nothing, and a flood keeps nobody waiting`()
    throws
  {
    let home = try home("Keeper", "Faulty")
    #expect(try home.sotto("apps", "allow", "faulty", "--requests").status == 0)
    _ = try home.say("play kaput mail in faulty")
    #expect(try home.say("play kaput fine in keeper").status == 0)
    let history = try home.sotto("history", "--limit", "1000").output
    let sent = history.components(separatedBy: "Faulty: ").count - 1
    #expect(sent > 0 && sent < 120, "\(sent)")
    let plist = home.folder.appending(path: "Keeper.app/Info.plist")
    let text = try String(contentsOf: plist, encoding: .utf8)
    try text.replacing("SottoRequestsUsageDescription", with: "Nothing")
      .write(to: plist, atomically: true, encoding: .utf8)
    let installed = try home.sotto(
      "apps", "install", plist.deletingLastPathComponent().path, "--allow")
    #expect(installed.status == 0, "\(installed.error)")
    #expect(try outcome(home, of: "send rice") == "missingUsageDescription")
    #expect(try home.sotto("logs", "keeper").output.contains("SottoRequestsUsageDescription"))
  }
}
