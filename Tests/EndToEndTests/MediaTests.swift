import Foundation
import Testing

/// Everything a music service needs, from the sentence to the sound and to what is kept.
@Suite(.serialized) struct MediaTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installSamples()
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
