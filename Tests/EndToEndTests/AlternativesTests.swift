import Foundation
import Testing

/// What was found beside what plays is chosen by its number, its kind or its name, without a new
/// search.
@Suite(.ownThread) struct AlternativesTests {
  @Test func `another thing of the name is chosen`() throws {
    let home = try TestHome()
    try home.installMelody()
    let prompt = try PromptSession(home)
    let choices = [
      ("no, the album", "Playing the album Pink Moon"), ("yes", "Playing the album Pink Moon"),
      ("the first one", "Playing the album Pink Moon"),
      ("the other one", "Playing the album Pink Moon"), ("no", "OK."),
      ("Play Pink Moon", "Playing Pink Moon by Nick Drake"),
    ]
    for (answer, reply) in choices {
      try prompt.say("play pink moon")
      try #expect(
        #require(prompt.nextLine()).hasSuffix(
          "Maybe you wanted: 1. Pink Moon, the album by Nick Drake."))
      try prompt.say(answer)
      try #expect(#require(prompt.nextLine()).hasPrefix(reply), "\(answer)")
    }
    #expect(try prompt.quit() == 0)
  }

  @Test func `what was looked for can be played`() throws {
    let home = try TestHome()
    try home.installMelody()
    let prompt = try PromptSession(home)
    try prompt.say("find queen")
    #expect(prompt.nextLine() == "Here is what Melody has for “Queen”.")
    try prompt.say("hot space")
    while let line = prompt.nextLine() {
      if line.hasPrefix("Playing the album Hot Space by Queen & David Bowie") { break }
      try #require(line.hasPrefix("  "), "only what was found is between: \(line)")
    }
    #expect(try prompt.quit() == 0)
  }

  @Test func `a locked session does not play what was looked for`() throws {
    let home = try TestHome()
    try home.installMelody()
    try home.sotto("quit")
    try home.restrict("INPlayMediaIntent")
    let prompt = try PromptSession(home, options: ["--locked"])
    try prompt.say("find queen")
    #expect(prompt.nextLine() == "Here is what Melody has for “Queen”.")
    try prompt.say("hot space")
    while let line = prompt.nextLine() {
      if line == "Unlock first: Melody can't do that while the device is locked." { break }
      try #require(line.hasPrefix("  "), "only what was found is between: \(line)")
    }
    #expect(try prompt.quit() == 0)
  }

  @Test func `who only hears is told what was found, and how much more there is`() throws {
    let home = try TestHome()
    try home.installMelody()
    let answer = try home.say("find queen", options: ["--profile", "voice"]).output
    #expect(answer.contains("1. Queen, the artist; 2. "))
    #expect(answer.contains(", and 3 more."))
  }
}

extension TestHome {
  /// Has the installed Melody keep an intent from locked sessions.
  fileprivate func restrict(_ intent: String) throws {
    let apps = folder.appending(path: "apps")
    let files = FileManager.default.enumerator(at: apps, includingPropertiesForKeys: nil)
    let plist = try #require(
      files?.compactMap { $0 as? URL }.first { $0.path.hasSuffix("MelodyIntents.appex/Info.plist") }
    )
    let text = try String(contentsOf: plist, encoding: .utf8)
    let key = "<key>IntentsRestrictedWhileLocked</key>"
    let empty = try #require(
      text.firstRange(of: /<key>IntentsRestrictedWhileLocked<\/key>\s*<array\/>/))
    try text.replacingCharacters(in: empty, with: "\(key)<array><string>\(intent)</string></array>")
      .write(to: plist, atomically: true, encoding: .utf8)
  }
}
