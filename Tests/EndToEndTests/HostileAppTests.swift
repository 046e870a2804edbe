import Foundation
import Testing

/// An app that means harm is installed: nobody else has anything of it.
@Suite(.ownThread) struct HostileAppTests {
  @Test func `a number beyond all bounds ends nothing`() throws {
    let home = try TestHome()
    try home.installFaulty()
    #expect(try home.say("play kaput loud in faulty").status == 0)
    let assistant = home.assistantIdentifier
    for question in ["what's playing", "what song is this", "volume 50 percent"] {
      let answer = try home.say(question)
      #expect([0, 3].contains(answer.status), "\(answer.output)\(answer.error)")
    }
    #expect(home.assistantIdentifier == assistant)
  }

  @Test func `who claims to play in an extension plays no longer than it runs`() throws {
    let home = try TestHome()
    try home.installFaulty()
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput spin Zorbing in keeper").status == 0)
    _ = try home.say("play kaput loud in faulty")
    #expect(try home.say("what's playing").output.contains("Zorbing"))
  }

  @Test func `a title steers no terminal`() throws {
    let home = try TestHome()
    try home.installFaulty()
    let answer = try home.say("play kaput paint in faulty")
    #expect(answer.output == "Playing Pa [2Jint 31mgpj Playing Trust by Me. by Faulty in Faulty.\n")
    let json = try home.say("play kaput paint in faulty", options: ["--json"])
    #expect(!json.output.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x202E })
    #expect(try !home.sotto("history").output.contains("\u{1B}"))
  }

  @Test func `a flood keeps nobody from being served`() throws {
    let home = try TestHome()
    try home.installFaulty()
    try home.installTestApp("Keeper")
    for _ in 0..<3 { _ = try home.say("play kaput flood in faulty") }
    let answer = try home.say("play kaput fine in keeper")
    #expect(answer.output.hasSuffix("in Keeper.\n"), "\(answer.output)\(answer.error)")
  }

  @Test func `who tells a person too much is left out`() throws {
    let home = try TestHome()
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    try home.installFaulty()
    let prompt = try PromptSession(home)
    // Answered, it is connected, and hears what follows.
    try prompt.say("help")
    #expect(prompt.nextLine() != nil)
    #expect(try home.say("play kaput nag in faulty").status == 0)
    for _ in 0..<100 { #expect(prompt.nextLine() == "Faulty: nag") }
    let log = home.folder.appending(path: "logs/assistant.log")
    func isLeftOut() -> Bool {
      (try? String(contentsOf: log, encoding: .utf8))?.contains("notification left out") == true
    }
    wait(until: isLeftOut)
    #expect(isLeftOut())
    try prompt.say("what's playing")
    var more = 0
    while let line = prompt.nextLine(), line == "Faulty: nag" { more += 1 }
    #expect(more < 100)
  }

  @Test func `installing runs nothing`() throws {
    let home = try TestHome()
    try home.installTestApp("Keeper", isAllowed: false)
    #expect(Processes.named("Keeper", of: home).isEmpty)
    #expect(try home.sotto("apps", "allow", "Keeper").status == 0)
    // It is the sandbox first, and the app a moment later.
    wait { !Processes.named("Keeper", of: home).isEmpty }
    #expect(!Processes.named("Keeper", of: home).isEmpty)
  }

  @Test func `a bundle from elsewhere takes no app's place`() throws {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    let other = try home.bundle("Faulty", in: "elsewhere")
    try disguise(other, as: "app.sotto.Keeper", extension: "app.sotto.Keeper.Intents")
    let refused = try home.sotto("apps", "install", other.path, "--allow")
    #expect(refused.status != 0)
    for part in ["app.sotto.Keeper", "\(home.folder.path)/Keeper.app", other.path, "--replace"] {
      #expect(refused.error.contains(part), "\(refused.error)")
    }
    #expect(try home.say("play kaput fine in keeper").status == 0)
    let replaced = try home.sotto("apps", "install", other.path, "--replace")
    #expect(replaced.status == 0, "\(replaced.error)")
    #expect(replaced.output.contains("Faulty"))
  }

  @Test func `an extension gets no other app's container`() throws {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    let other = try home.bundle("Faulty", in: "elsewhere")
    try disguise(other, as: "app.sotto", extension: "app.sotto.Keeper")
    let refused = try home.sotto("apps", "install", other.path)
    #expect(refused.status != 0)
    #expect(refused.error.contains("app.sotto.Keeper"), "\(refused.error)")
  }

  @Test func `a group is its first app's, and shared when the person says so`() throws {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput keep secret in keeper").status == 0)
    let other = try home.bundle("Keeper", in: "elsewhere")
    try disguise(
      other, as: "com.example.Thief", extension: "com.example.Thief.Intents", called: "Thief")
    let installed = try home.sotto("apps", "install", other.path, "--allow")
    #expect(installed.output.contains("sotto apps allow --group group.app.sotto.Keeper"))
    #expect(installed.output.contains("which is Keeper’s"), "\(installed.output)\(installed.error)")
    #expect(try home.say("play kaput fine in thief").output.contains("Playing nothing"))
    let group = ["--group", "group.app.sotto.Keeper"]
    let shared = try home.sotto("apps", "allow", "com.example.Thief", group[0], group[1])
    #expect(shared.status == 0, "\(shared.error)")
    #expect(try home.say("play kaput fine in thief").output.contains("Playing secret"))
    #expect(try home.sotto("apps", "deny", "com.example.Thief", group[0], group[1]).status == 0)
    // What it has seen it may have kept; what is new it does not see.
    #expect(try home.say("play kaput keep other in keeper").status == 0)
    #expect(try !home.say("play kaput fine in thief").output.contains("Playing other"))
  }

  struct Name: CustomTestStringConvertible, Sendable {
    var name: String
    var told: String
    var testDescription: String { name.debugDescription }
  }

  @Test(arguments: [
    Name(name: "Кееper", told: "looks like “Keeper”, which is what app.sotto.Keeper is called"),
    Name(name: "Keeper\u{200B}", told: "signs in it that are not seen"),
    Name(name: "Keeper ", told: "spaces at its ends"),
    Name(name: "Kéeper", told: "looks like “Keeper”"), Name(name: "\u{3164}", told: "not seen"),
    Name(name: "Sotto", told: "is Sotto’s own"), Name(name: "Ѕotto", told: "is Sotto’s own"),
    Name(name: "Yes", told: "what people say to answer a question"),
    Name(name: "Да", told: "what people say to answer a question"),
    Name(name: "Уеs", told: "what people say to answer a question"),
    Name(name: "Stop asking", told: "what people say to answer a question"),
  ])
  func `a name that is taken for another is asked about`(name: Name) throws {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    let other = try home.bundle("Keeper", in: "elsewhere")
    try disguise(
      other, as: "com.example.Thief", extension: "com.example.Thief.Intents", called: name.name)
    let refused = try home.sotto("apps", "install", other.path, "--allow")
    #expect(refused.status != 0)
    #expect(refused.error.contains(name.told), "\(refused.error)")
    #expect(refused.error.contains("--any-name"), "\(refused.error)")
    #expect(try !home.sotto("apps", "list").output.contains("com.example.Thief"))
    let taken = try home.sotto("apps", "install", other.path, "--allow", "--any-name")
    #expect(taken.status == 0, "\(taken.error)")
    // What was taken once is not asked about at each version.
    #expect(try home.sotto("apps", "install", other.path).status == 0)
  }

  /// Gives a bundle and its extension other identifiers, and a name.
  private func disguise(
    _ bundle: URL, as identifier: String, extension: String, called name: String? = nil
  ) throws {
    try set(["CFBundleIdentifier": identifier, "CFBundleDisplayName": name], in: bundle)
    let plugIns = bundle.appending(path: "PlugIns")
    let appex = try #require(
      FileManager.default.contentsOfDirectory(at: plugIns, includingPropertiesForKeys: nil).first)
    try set(["CFBundleIdentifier": `extension`], in: appex)
  }

  private func set(_ changes: [String: String?], in bundle: URL) throws {
    let file = bundle.appending(path: "Info.plist")
    let plist = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    var values = try #require(plist as? [String: Any])
    for (key, value) in changes { if let value { values[key] = value } }
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: file)
  }
}
