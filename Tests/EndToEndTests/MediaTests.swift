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
}
