import Testing

@testable import SottoCatalog

@Suite struct ReleaseDateTests {
  @Test(arguments: [
    ("2015", "2015"), ("2015-10", "2015-10"), ("2015-10-23", "2015-10-23"),
    ("2015-10-23T08:00:00Z", "2015-10-23"), ("2015-13-40", "2015"),
  ])
  func reads(_ text: String, _ date: String) {
    #expect(ReleaseDate(text)?.description == date)
  }

  @Test(arguments: ["", "unknown", "0", "-5", "12345678"])
  func refuses(_ text: String) {
    #expect(ReleaseDate(text) == nil)
  }

  @Test(arguments: [
    ("1990", "1999", "1990-01-01", true), ("1990", "1999", "1999-12-31", true),
    ("1990", "1999", "2000", false), ("2015-06", "2015-06", "2015-06-30", true),
    ("2015-06", "2015-06", "2015-07-01", false), ("2015-06", "2015-06", "2015", true),
    ("2015-06", "2015-08", "2014", false),
  ])
  func range(_ start: String, _ end: String, _ date: String, _ isInside: Bool) throws {
    let range = ReleaseDateRange(start: ReleaseDate(start), end: ReleaseDate(end))
    #expect(range.contains(try #require(ReleaseDate(date))) == isInside)
  }

  /// As a crafted index may have it: no date, year 0, month 13, year 10000, all bits.
  @Test(arguments: [0, 33, 2015 << 9 | 13 << 5, 10000 << 9, .max] as [UInt32])
  func noDateOfACalendarIsNone(_ packed: UInt32) {
    #expect(ReleaseDate(packed: packed) == nil)
  }

  @Test(arguments: ["2015", "2015-12", "9999-10-31"])
  func packs(_ text: String) throws {
    let date = try #require(ReleaseDate(text))
    #expect(ReleaseDate(packed: date.packed) == date)
  }

  @Test func openEndsHoldEverything() {
    #expect(ReleaseDateRange(start: nil, end: nil).contains(ReleaseDate(year: 1)))
    #expect(!ReleaseDateRange(start: ReleaseDate(year: 2), end: nil).contains(ReleaseDate(year: 1)))
  }
}
