/// What plays, what comes next and what came before.
///
/// A value: it knows identifiers and their order, and nothing of sound.
package struct PlaybackQueue: Codable, Equatable, Sendable {
  package enum RepeatMode: String, Codable, CaseIterable, Sendable {
    case none, all, one
  }

  private struct Entry: Codable, Equatable {
    let identifier: String
    /// Its place in the order before shuffling.
    var place: Int
  }

  /// In the order they play.
  private var entries: [Entry] = []
  /// The index of the entry that plays; `nil` in an empty queue.
  package private(set) var currentIndex: Int?
  package private(set) var isShuffled = false
  package var repeatMode = RepeatMode.none

  package init() {}

  package var identifiers: [String] { entries.map(\.identifier) }
  package var current: String? { currentIndex.map { entries[$0].identifier } }
  package var isEmpty: Bool { entries.isEmpty }
}

// MARK: - What a person asks for

extension PlaybackQueue {
  /// Plays these in place of what there was.
  ///
  /// - Parameter first: The identifier to begin with, when it is not the first.
  package mutating func replace(with identifiers: [String], startingAt first: String? = nil) {
    entries = identifiers.enumerated().map { Entry(identifier: $1, place: $0) }
    let start = first.flatMap { identifiers.firstIndex(of: $0) } ?? 0
    currentIndex = entries.isEmpty ? nil : start
    isShuffled = false
  }

  /// Plays these in place of what there was, in any order.
  package mutating func replaceShuffled(
    with identifiers: [String], using generator: inout some RandomNumberGenerator
  ) {
    replace(with: identifiers, startingAt: identifiers.randomElement(using: &generator))
    shuffle(using: &generator)
  }

  /// Puts these behind what plays now.
  package mutating func insertNext(_ identifiers: [String]) {
    guard let currentIndex else { return replace(with: identifiers) }
    let place = entries[currentIndex].place + 1
    for index in entries.indices where entries[index].place >= place {
      entries[index].place += identifiers.count
    }
    let added = identifiers.enumerated().map { Entry(identifier: $1, place: place + $0) }
    entries.insert(contentsOf: added, at: currentIndex + 1)
  }

  /// Puts these behind everything else.
  package mutating func append(_ identifiers: [String]) {
    guard !isEmpty else { return replace(with: identifiers) }
    let place = entries.count
    entries += identifiers.enumerated().map { Entry(identifier: $1, place: place + $0) }
  }

  /// Mixes what comes after the current entry, together with what came before it.
  package mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    isShuffled = true
    guard let currentIndex else { return }
    let current = entries.remove(at: currentIndex)
    entries.shuffle(using: &generator)
    entries.insert(current, at: 0)
    self.currentIndex = 0
  }

  /// Goes back to the order before shuffling; what plays goes on.
  package mutating func unshuffle() {
    isShuffled = false
    guard let currentIndex else { return }
    let place = entries[currentIndex].place
    entries.sort { $0.place < $1.place }
    self.currentIndex = entries.firstIndex { $0.place == place }
  }

  /// Moves on because a person asked to. Returns what plays then; `nil` at the end.
  package mutating func skipToNext() -> String? { move(by: 1) }

  /// Moves back because a person asked to. Returns what plays then; `nil` at the beginning.
  package mutating func skipToPrevious() -> String? { move(by: -1) }
}

// MARK: - What happens by itself

extension PlaybackQueue {
  /// The current entry has ended. Returns what plays then; `nil` when everything has been played,
  /// and the queue is at its beginning again.
  package mutating func advance() -> String? {
    if repeatMode == .one { return current }
    if let next = move(by: 1) { return next }
    currentIndex = isEmpty ? nil : 0
    return nil
  }

  /// Takes out what can no longer be played; the next that can becomes the current one.
  package mutating func keep(where isPlayable: (String) -> Bool) {
    let before = entries.prefix(currentIndex ?? 0).count { isPlayable($0.identifier) }
    entries = entries.filter { isPlayable($0.identifier) }
    let order = entries.indices.sorted { entries[$0].place < entries[$1].place }
    for (place, index) in order.enumerated() { entries[index].place = place }
    currentIndex = entries.isEmpty ? nil : min(before, entries.count - 1)
  }

  /// What plays when the current entry has ended; `nil` when that is the last.
  package var next: String? {
    repeatMode == .one ? current : index(by: 1).map { entries[$0].identifier }
  }

  private mutating func move(by step: Int) -> String? {
    guard let index = index(by: step) else { return nil }
    currentIndex = index
    return current
  }

  private func index(by step: Int) -> Int? {
    guard let currentIndex else { return nil }
    var index = currentIndex + step
    if repeatMode == .all { index = (index + entries.count) % entries.count }
    return entries.indices.contains(index) ? index : nil
  }
}
