import Foundation
import Testing

/// Everything a music service needs, from the sentence to the sound and to what is kept.
@Suite(.ownThread, .serialized) struct MediaTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installMelody()
    return home
  }

  @Test(arguments: Cases.read("media", as: SentenceRow.self))
  func `a sentence is carried out`(row: SentenceRow) throws {
    try row.check(in: Self.home.get())
  }

  /// What the settings bring about, and the words the person hears.
  @Test(arguments: Cases.read("reasons", as: ReasonRow.self))
  func `a reason is told`(row: ReasonRow) throws {
    let home = try Self.home.get()
    let file = home.folder.appending(path: "groups/group.app.sotto.melody/Settings.json")
    try JSONEncoder().encode(row.set).write(to: file, options: .atomic)
    defer { try? FileManager.default.removeItem(at: file) }
    try row.sentence.check(in: home)
  }

  @Test func `that a sample plays is shown once in a conversation, and never spoken`() throws {
    let home = try Self.home.get()
    let remark = "a synthesised melody"
    let talk = ["--conversation", "\(UUID())"]
    #expect(try home.say("play take five", options: talk).output.contains(remark))
    let second = try home.say("play hello by adele", options: talk)
    #expect(second.status == 0 && !second.output.contains(remark), "\(second.output)")
    let french = try home.say("joue take five", locale: "fr")
    #expect(french.output.contains("mélodie de synthèse"), "\(french.output)")
    let spoken = try home.say("play take five", options: ["--profile", "voice"])
    #expect(spoken.status == 0 && !spoken.output.contains(remark), "\(spoken.output)")
  }

  @Test func `what cannot be read is told and left as it is`() throws {
    let home = try Self.home.get()
    let file = home.folder.appending(path: "groups/group.app.sotto.melody/Collection.plist")
    let before = FileManager.default.contents(atPath: file.path)
    let damaged = Data("no property list".utf8)
    try damaged.write(to: file)
    let liked = try home.say("i like the song take five")
    #expect(liked.output == "Melody couldn't do that.\n")
    #expect(liked.status == 3)
    #expect(try Data(contentsOf: file) == damaged)
    #expect(try home.say("play take five").status == 0)
    try FileManager.default.removeItem(at: file)
    if let before { try before.write(to: file) }
  }

  /// What was kept before stays, and what the app cannot take back it says.
  @Test(arguments: [
    ("add take five to the playlist gym", "undo that", "Undone in Melody", "playlist:Gym"),
    ("i like the song hello by adele", "undo", "Undone in Melody: Hello by Adele.", "like "),
    (
      "füge Skyfall von Adele zu meiner Mediathek hinzu", "mach das rückgängig",
      "Rückgängig gemacht in Melody", "library "
    ),
    ("play take five", "undo that", "I can't undo that.", "-"),
  ])
  func `what was liked or added is taken back`(
    request: String, undo: String, answer: String, kept: String
  ) throws {
    let home = try Self.home.get()
    let name = ["--conversation", "\(UUID())"]
    let before = home.collectionLines.sorted()
    let done = try home.say(request, options: name)
    #expect(done.status == 0, "\(done.output)\(done.error)")
    let new = home.collectionLines.filter { !before.contains($0) }
    #expect(new.allSatisfy { $0.hasPrefix(kept) }, "\(new)")
    #expect(new.isEmpty == (kept == "-"))
    let undone = try home.say(undo, options: name)
    #expect(undone.output.hasPrefix(answer), "\(undone.output)\(undone.error)")
    #expect(home.collectionLines.sorted() == before)
  }

  @Test func `the cover reaches the card`() throws {
    let home = try Self.home.get()
    let answer = try home.say("play skyfall by adele", options: ["--json"])
    let reply = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let rows = (reply?["card"] as? [String: Any])?["rows"] as? [[String: Any]]
    #expect(rows?.first?["title"] as? String == "Skyfall")
    #expect(rows?.first?["subtitle"] as? String == "Adele")
    let image = rows?.first?["image"] as? [String: Any]
    let url = URL(string: image?["url"] as? String ?? "")
    #expect(url?.lastPathComponent == "cover.png")
    #expect(FileManager.default.fileExists(atPath: url?.path ?? ""))
  }

  /// Each conversation has its own question, and is answered in its own words.
  @Test func `a hundred conversations at once do not mix`() async throws {
    let home = try Self.home.get()
    let songs = ["1": "Playing Hello by Adele", "2": "Playing HELLO! by The Paper Lanterns"]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        let choice = number.isMultiple(of: 2) ? "1" : "2"
        group.addTask {
          let conversation = ["--conversation", "crowd-\(number)"]
          let question = try home.say("play hello", options: conversation)
          #expect(question.status == 4, "\(question.output)\(question.error)")
          let answer = try home.say(choice, options: conversation)
          #expect(answer.output.hasPrefix(songs[choice] ?? "?"), "\(answer.output)")
        }
      }
      try await group.waitForAll()
    }
  }

  struct ReasonRow: Decodable, CustomTestStringConvertible, Sendable {
    var set: [String: String]
    var sentence: SentenceRow
    var testDescription: String { "\(sentence.testDescription), \(set.values.joined())" }

    init(from decoder: any Decoder) throws {
      set = try decoder.container(keyedBy: Key.self).decode([String: String].self, forKey: .set)
      sentence = try SentenceRow(from: decoder)
    }

    private enum Key: CodingKey { case set }
  }
}
