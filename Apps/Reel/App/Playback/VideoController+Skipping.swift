import Foundation
import MediaShared
import ReelShared
import SottoCatalog

extension VideoController {
  /// The next episode; in a film the next chapter.
  ///
  /// - Throws: `PlayerError.nothingToPlay` after the last.
  func skipToNext() throws {
    if let next = current.flatMap(following) { return try play(next) }
    guard let chapter = chapters.first(where: { $0 > position }) else {
      throw PlayerError.nothingToPlay
    }
    seek(to: chapter)
  }

  /// Begins an episode, or a film's chapter, anew; at its very beginning it is the one before that is
  /// wanted.
  func skipToPrevious() throws {
    guard let current else { throw PlayerError.nothingToPlay }
    if let chapter = chapters.last(where: { $0 + Self.justBegun <= position }) {
      return seek(to: chapter)
    }
    let before = try catalog().series(of: current)?.episode(before: current.identifier)
    let isAtBeginning = position < Self.justBegun
    try play(isAtBeginning ? before ?? current : current, fromTheBeginning: true)
  }

  /// Seconds.
  private static let justBegun: TimeInterval = 3
}
