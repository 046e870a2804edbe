import Foundation

/// Something that the person did: what an interaction tells of it.
package struct Doing: Hashable, Sendable {
  /// What was done, by a key that is the same whenever that is done again.
  package let action: String
  /// When it was begun.
  package let start: WallMoment
  /// How long it went on, in seconds; `nil` where that is not known, or is nothing to it.
  package let duration: TimeInterval?
  /// How much of the whole was played, from 0 to 1; `nil` where that is not known.
  package let share: Double?

  package init(
    _ action: String, at start: WallMoment, duration: TimeInterval? = nil, share: Double? = nil
  ) {
    self.action = action
    self.start = start
    self.duration = duration
    self.share = share
  }

  /// Whether it was broken off so soon that nobody meant it: that makes no habit.
  ///
  /// A jingle is short and meant; an hour of an audiobook is a small share of it and meant, too.
  package var isAccident: Bool {
    guard let duration else { return (share ?? 1) < 0.1 }
    if duration < 30 { return (share ?? 0) < 0.5 }
    return duration < 300 && (share ?? 1) < 0.1
  }
}
