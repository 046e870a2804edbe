import Foundation
import Testing

@testable import SottoLanguage

@Suite("Names that nobody knows sound like an artist's or a title") struct NameSenseTests {
  private static let artists = """
    # source: made up
    Ann Lee
    Ann Moss
    Joe Moss
    Joe Lee
    Old Joe
    """
  private static let titles = """
    # source: made up
    Blue Sky
    Blue River
    Long River
    Long Sky
    Old River
    """

  private static func data(_ artists: String = artists, _ titles: String = titles) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("names-\(UUID().uuidString)")
    let names = folder.appendingPathComponent("names")
    try FileManager.default.createDirectory(at: names, withIntermediateDirectories: true)
    for (file, text) in [("artists", artists), ("titles", titles)] {
      try text.write(
        to: names.appendingPathComponent("\(file).txt"), atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test("Names of the words of others have their sense; the same names make the same file")
  func learns() throws {
    let data = try Self.data()
    defer { try? FileManager.default.removeItem(at: data) }
    let file = data.appendingPathComponent(NameTraining.file)
    let report = try NameTraining(data: data, seed: 3).run(output: file)
    #expect(report.artists == 5 && report.titles == 5)
    let first = try Data(contentsOf: file)
    #expect(report.bytes == first.count)
    _ = try NameTraining(data: data, seed: 3).run(output: file)
    #expect(try Data(contentsOf: file) == first)
    let head = String(decoding: first.prefix(120), as: UTF8.self)
    #expect(head.contains("command: sotto train names --seed 3"))
    #expect(head.contains("source: made up"))

    let sense = try NameSense(file)
    #expect(sense.odds(ofArtist: Tokens("old ann").all[...]) > 0)
    #expect(sense.odds(ofArtist: Tokens("Old Sky").all[...]) < 0)
    #expect(sense.odds(ofArtist: []) == 0)
  }

  @Test("Without the file every name may be either; one that is cut short is named")
  func broken() throws {
    let data = try Self.data()
    defer { try? FileManager.default.removeItem(at: data) }
    let file = data.appendingPathComponent(NameTraining.file)
    #expect(try NameSense(file).odds(ofArtist: Tokens("Ann Lee").all[...]) == 0)
    _ = try NameTraining(data: data).run(output: file)
    let whole = try Data(contentsOf: file)
    for bytes in [Data(), Data("nonsense".utf8), whole.prefix(whole.count / 2)] {
      try bytes.write(to: file)
      let error = try #require(throws: LanguageError.self) { try NameSense(file) }
      #expect(error.file.hasSuffix(NameTraining.file))
      #expect(error.what.contains("sotto train"))
    }
  }

  @Test("Lists that are missing or empty are named")
  func lists() throws {
    let empty = try Self.data("# source: none\n", "Blue Sky")
    defer { try? FileManager.default.removeItem(at: empty) }
    let error = try #require(throws: LanguageError.self) { try NameTraining(data: empty) }
    #expect(error.file.hasSuffix("names/artists.txt") && error.what.contains("no names"))
    let nowhere = empty.appendingPathComponent("nowhere")
    #expect(throws: LanguageError.self) { try NameTraining(data: nowhere) }
  }

  @Test(
    "The names that come with the program tell persons from things",
    arguments: [
      ("nana kitade", true), ("dickey betts", true), ("jonas weatherby", true),
      ("the velvet lanterns", true), ("copper sunrise", false), ("long way down", false),
      ("nothing remains the same", false), ("you put a move on my heart", false),
    ])
  func shipped(name: String, isArtist: Bool) throws {
    let sense = try #require(try Languages.installed().all.first).nameSense
    #expect((sense.odds(ofArtist: Tokens(name).all[...]) > 0) == isArtist)
  }
}
