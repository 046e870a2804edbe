import Foundation
import Testing

/// Conversations with real apps, saved after the fact and replayed without them.
@Suite(.ownThread, .serialized) struct SaveTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installMelody()
    try home.installListable()
    return home
  }

  private func read(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// Neither the apps nor the assistant of the home have a part in it.
  private func replay(_ file: URL, in home: TestHome) throws {
    let command = try Command(
      ["replay", file.path], environment: ProcessInfo.processInfo.environment)
    #expect(command.status == 0, "\(command.output)\(command.error)")
  }

  @Test func `music is asked for, saved and replayed`() throws {
    let home = try Self.home.get()
    let file = home.folder.appending(path: "hello.jsonl")
    let said = try home.say(
      "play hello", answers: ["the second one"], options: ["--save", file.path])
    #expect(said.status == 0, "\(said.output)\(said.error)")
    #expect(said.error.contains("Saved: 2 turns.\n"), "\(said.error)")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let text = try read(file)
    #expect(text.contains(#""event":"nowPlaying""#) || text.contains(#""call":"handleIntent""#))
    #expect(!text.contains(home.folder.appending(path: "apps").path))
    try replay(file, in: home)
  }

  @Test func `the prompt saves what was said in it`() throws {
    let home = try Self.home.get()
    let file = home.folder.appending(path: "prompt.jsonl")
    let prompt = try PromptSession(home)
    try prompt.say(":save \(file.path)")
    try prompt.say("play skyfall")
    #expect(prompt.nextLine()?.hasPrefix("Playing Skyfall") == true)
    try prompt.say("what is playing")
    #expect(prompt.nextLine()?.hasPrefix("Skyfall by Adele is playing") == true)
    try prompt.say("pause")
    #expect(prompt.nextLine()?.contains("Paused") == true)
    try prompt.say(":save \(file.path)")
    #expect(prompt.nextLine() == "Saved: 3 turns.")
    #expect(try prompt.quit() == 0)
    try replay(file, in: home)
  }

  @Test func `names are masked, everywhere alike`() throws {
    let home = try Self.home.get()
    let plain = home.folder.appending(path: "plain.jsonl")
    let masked = home.folder.appending(path: "masked.jsonl")
    let name = "\(UUID())"
    func say(_ text: String, _ more: String...) throws {
      let said = try home.say(text, options: ["--conversation", name] + more)
      #expect(said.status == 0, "\(said.output)\(said.error)")
    }
    try say("make a list called hideaway")
    try say("add lantern and kettle to the hideaway list", "--save", plain.path)
    try say("show the hideaway list", "--save", masked.path, "--masked")
    #expect(try read(plain).contains("lantern"))
    let text = try read(masked)
    for secret in ["hideaway", "lantern", "kettle"] {
      #expect(!text.lowercased().contains(secret), "\(text)")
    }
    #expect(text.contains(#""masked":true"#))
    // What the person says and what the app is asked is one name.
    let said = try #require(
      text.firstMatch(of: #/"said":\{[^}]*?"text":"\w+ \w+ \w+ \w+ (\w+)"/#)?.1)
    #expect(text.contains("\"targetTaskList\":\"\(said)\""), "\(text)")
    try replay(masked, in: home)
  }

  @Test func `a failure is saved with what the app said of it`() throws {
    let home = try TestHome()
    try home.installFaulty()
    let file = home.folder.appending(path: "crash.jsonl")
    let said = try home.say("play kaput crash in faulty", options: ["--save", file.path])
    #expect(said.status == 5)
    #expect(said.error.contains("Saved: 1 turn."))
    #expect(try read(file).contains(#""trace":"#))
    try replay(file, in: home)
  }

  @Test func `what cannot be saved is told`() throws {
    let home = try Self.home.get()
    let refused = try home.say("play hello", options: ["--masked"])
    #expect(refused.status == 64 && refused.error.contains("--save"))
    let nowhere = try home.say("what is playing", options: ["--save", "/nowhere/file.jsonl"])
    #expect(nowhere.status != 0 && nowhere.error.contains("/nowhere/file.jsonl cannot be written"))
  }
}
