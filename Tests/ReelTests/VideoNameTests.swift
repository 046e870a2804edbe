import Testing

@testable import Reel

@Suite("File names") struct VideoNameTests {
  @Test("A film or an episode is told by its name", arguments: Cases.rows(of: "names"))
  func reads(_ row: [String: String]) throws {
    let name = VideoName(path: try #require(row["path"]))
    #expect(name.title == row["title"])
    #expect(name.series == row["series"])
    #expect(name.season == row["season"].flatMap { Int($0) })
    #expect(name.episode == row["episode"].flatMap { Int($0) })
    #expect(name.year == row["year"].flatMap { Int($0) })
  }
}
