import Foundation
import Testing

/// What is suggested, and what starts by a phrase of the person's own.
@Suite(.ownThread, .serialized) struct SuggestionTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installMelody()
    return home
  }

  @Test(arguments: Cases.read("phrase-talks", as: TalkRow.self))
  func `a phrase starts what it was given for`(row: TalkRow) throws {
    try row.check(in: Self.home.get())
  }

  @Test func `what was played is suggested, taken, and forgotten at one word`() throws {
    let home = try Self.home.get()
    #expect(try home.sotto("history", "wipe").status == 0)
    let nothing = try home.say("what should I play")
    #expect(nothing.output.contains("nothing to suggest yet"), "\(nothing.output)")
    #expect(try home.say("play skyfall").status == 0)
    #expect(try home.say("stop").status == 0)
    let asked = try home.say("what should I play", answers: ["yes"])
    #expect(asked.output.contains("Skyfall by Adele"), "\(asked.output)")
    #expect(asked.output.contains("Playing Skyfall by Adele"), "\(asked.output)")
    #expect(try home.say("stop").status == 0)
    let spoken = try home.say("что мне послушать", answers: ["нет"], locale: "ru")
    #expect(spoken.output.contains("Skyfall") && spoken.status == 0, "\(spoken.output)")

    let suggested = try home.sotto("suggest", "--json")
    #expect(suggested.output.contains(#""title":"Skyfall""#), "\(suggested.output)")
    let exported = try home.sotto("history", "export")
    #expect(exported.output.contains(#""done""#) && exported.output.contains(#""said""#))

    #expect(try home.sotto("history", "wipe").status == 0)
    #expect(try home.sotto("suggest").output.contains("nothing to suggest yet"))
    #expect(try home.sotto("history", "export").output.isEmpty)
  }

  @Test func `what is wiped is in no file any more`() throws {
    let home = try Self.home.get()
    #expect(try home.say("play zibblewump").status != 0)
    // Nobody waits for the disk.
    wait { (try? home.files(with: "zibblewump").isEmpty) == false }
    #expect(try !home.files(with: "zibblewump").isEmpty)
    #expect(try home.sotto("history", "wipe").status == 0)
    #expect(try home.files(with: "zibblewump") == [])
  }

  @Test func `a phrase whose app is gone says so`() throws {
    let home = try TestHome()
    try home.installMelody()
    #expect(try home.say("play skyfall").status == 0)
    #expect(try home.say("stop").status == 0)
    let line = try home.sotto("suggest", "--json").output
    let found = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let identifier = try #require(found?["identifier"] as? String)
    #expect(
      try home.sotto("shortcuts", "add", "tea time", "--suggestion", identifier).status == 0)
    #expect(try home.say("tea time").output.contains("Playing Skyfall by Adele"))
    #expect(try home.sotto("apps", "remove", "Melody", "--erase").status == 0)
    let gone = try home.say("tea time")
    #expect(gone.status == 3 && gone.output.contains("is no longer here"), "\(gone.output)")
    #expect(try home.sotto("shortcuts").output.contains("no longer installed"))
  }

  @Test(arguments: [
    (["shortcuts", "add", "play jazz", "--say", "pause"], "means something already"),
    (["shortcuts", "add", "tea", "--say", "flurb the snorks"], "is not understood"),
    (["shortcuts", "add", "?!", "--say", "pause"], "has no letter"),
    (["shortcuts", "add", "tea"], "Say what the phrase starts"),
    (["shortcuts", "delete", "nothing of the kind"], "No shortcut has the phrase"),
    (
      ["shortcuts", "edit", "nothing of the kind", "--phrase", "x y"], "No shortcut has the phrase"
    ),
    (["shortcuts", "add", "tea", "--suggestion", "nonsense"], "There is no suggestion"),
    (["suggest", "--limit", "0"], "must be at least 1"),
    (["suggest", "--now", "yesterday"], "write it as"),
  ])
  func `what cannot be kept is refused, with what to do`(
    arguments: [String], reason: String
  ) throws {
    let answer = try Command(arguments, environment: Self.home.get().environment)
    #expect(answer.status != 0 && answer.error.contains(reason), "\(answer.error)")
  }
}

extension TestHome {
  /// The files in which a text stands.
  fileprivate func files(with text: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
      let file = folder.appending(path: name)
      // Some are gone as soon as they are there.
      let isFile = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      guard isFile == true, let data = try? Data(contentsOf: file) else { return false }
      return data.range(of: Data(text.utf8)) != nil
    }
  }
}
