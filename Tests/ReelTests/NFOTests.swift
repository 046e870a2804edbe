import Foundation
import Testing

@testable import Reel

@Suite("NFO files") struct NFOTests {
  @Test("A film's is read, with what stands behind its end")
  func film() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <movie>
        <title>Tom &amp; Jerry</title><originaltitle>原名</originaltitle><aka>Том и Джерри</aka>
        <year>1994</year><genre>Drama / Crime</genre><genre>Comedy</genre>
        <director>One</director><actor><name>Two</name><role>Cat</role></actor>
        <actor><name>Three</name></actor>
      </movie>
      https://example.com/tt1
      """
    let nfo = try #require(NFO(Data(text.utf8)))
    #expect(nfo.title == "Tom & Jerry")
    #expect(nfo.aliases == ["原名", "Том и Джерри"])
    #expect(nfo.date == "1994")
    #expect(nfo.genres == ["Drama", "Crime", "Comedy"])
    #expect(nfo.directors == ["One"])
    #expect(nfo.actors == ["Two", "Three"])
  }

  @Test("An episode's says its place and day")
  func episode() throws {
    let text =
      "<episodedetails><title>Lies</title><showtitle>Dark</showtitle><season>1</season>"
      + "<episode>2</episode><aired>2017-12-01</aired></episodedetails>"
    let nfo = try #require(NFO(Data(text.utf8)))
    #expect(nfo.showTitle == "Dark")
    #expect([nfo.season, nfo.episode] == [1, 2])
    #expect(nfo.date == "2017-12-01")
  }

  @Test(
    "What is no XML is as if it were not there", arguments: ["", "no XML", "<movie><title>", "<"])
  func others(_ text: String) { #expect(NFO(Data(text.utf8)) == nil) }
}
