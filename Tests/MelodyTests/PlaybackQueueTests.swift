import MelodyShared
import Testing

@testable import Melody

@Suite struct PlaybackQueueTests {
  private func queue(_ identifiers: String...) -> PlaybackQueue {
    var queue = PlaybackQueue()
    queue.replace(with: identifiers)
    return queue
  }

  @Test func emptyQueueDoesNothing() {
    var queue = PlaybackQueue()
    var generator = NameGenerator(name: "")
    queue.replaceShuffled(with: [], using: &generator)
    queue.unshuffle()
    queue.keep { _ in true }
    #expect(queue.current == nil)
    #expect(queue.advance() == nil)
    #expect(queue.skipToNext() == nil)
    #expect(queue.skipToPrevious() == nil)
  }

  @Test func playsToTheEndAndIsReadyAgain() {
    var queue = queue("a", "b")
    #expect(queue.current == "a")
    #expect(queue.advance() == "b")
    #expect(queue.advance() == nil)
    #expect(queue.current == "a")
  }

  @Test func startsWhereAsked() {
    var queue = queue()
    queue.replace(with: ["a", "b", "c"], startingAt: "b")
    #expect(queue.current == "b")
    queue.replace(with: ["a"], startingAt: "gone")
    #expect(queue.current == "a")
  }

  @Test func skippingStopsAtTheEnds() {
    var queue = queue("a", "b")
    #expect(queue.skipToPrevious() == nil)
    #expect(queue.current == "a")
    #expect(queue.skipToNext() == "b")
    #expect(queue.skipToNext() == nil)
    #expect(queue.current == "b")
    #expect(queue.skipToPrevious() == "a")
  }

  @Test func repeatingAllGoesRound() {
    var queue = queue("a", "b")
    queue.repeatMode = .all
    #expect(queue.skipToPrevious() == "b")
    #expect(queue.advance() == "a")
    #expect(queue.skipToNext() == "b")
    #expect(queue.skipToNext() == "a")
  }

  @Test func repeatingOneIsLeftOnlyByThePerson() {
    var queue = queue("a", "b")
    queue.repeatMode = .one
    #expect(queue.advance() == "a")
    #expect(queue.skipToNext() == "b")
    #expect(queue.advance() == "b")
    #expect(queue.skipToNext() == nil)
  }

  @Test func nextAndLater() {
    var queue = queue("a", "b")
    queue.append(["later"])
    queue.insertNext(["next 1", "next 2"])
    #expect(queue.identifiers == ["a", "next 1", "next 2", "b", "later"])
    #expect(queue.current == "a")
  }

  @Test func nextAndLaterBeginAnEmptyQueue() {
    var next = PlaybackQueue()
    next.insertNext(["a", "b"])
    #expect(next.current == "a")
    var later = PlaybackQueue()
    later.append(["a"])
    #expect(later.current == "a")
  }

  @Test(arguments: 0..<20)
  func shufflingKeepsWhatPlaysAndLosesNothing(_ seed: Int) {
    let names = (0..<10).map { "\($0)" }
    var generator = NameGenerator(name: "\(seed)")
    var queue = PlaybackQueue()
    queue.replace(with: names, startingAt: "4")
    queue.shuffle(using: &generator)
    #expect(queue.current == "4")
    #expect(queue.currentIndex == 0)
    #expect(queue.identifiers.sorted() == names)
    #expect(queue.identifiers != names)
    queue.insertNext(["next"])
    queue.append(["later"])
    queue.unshuffle()
    #expect(queue.current == "4")
    let order = ["0", "1", "2", "3", "4", "next", "5", "6", "7", "8", "9", "later"]
    #expect(queue.identifiers == order)
  }

  @Test func shuffledPlayMayBeginAnywhere() {
    let names = (0..<10).map { "\($0)" }
    var generator = NameGenerator(name: "any")
    let firsts = (0..<50).map { _ in
      var queue = PlaybackQueue()
      queue.replaceShuffled(with: names, using: &generator)
      return queue.current
    }
    #expect(Set(firsts).count > 5)
  }

  @Test func whatIsGoneIsLeftOut() {
    var queue = PlaybackQueue()
    queue.replace(with: ["a", "b", "c", "d"], startingAt: "c")
    queue.keep { $0 != "a" && $0 != "c" }
    #expect(queue.identifiers == ["b", "d"])
    #expect(queue.current == "d")
    queue.append(["e"])
    queue.keep { $0 == "b" }
    #expect(queue.current == "b")
    queue.keep { _ in false }
    #expect(queue.current == nil)
  }

  /// Every short sequence of requests leaves a current entry exactly when there is any.
  @Test func everyShortSequenceIsSound() {
    let steps: [(inout PlaybackQueue) -> Void] = [
      { $0.insertNext(["n"]) }, { $0.append(["l", "m"]) }, { _ = $0.advance() },
      { _ = $0.skipToNext() }, { _ = $0.skipToPrevious() }, { $0.unshuffle() },
      { $0.repeatMode = .all },
      { queue in
        var generator = NameGenerator(name: "x")
        queue.shuffle(using: &generator)
      },
      { $0.keep { $0 != "l" } },
    ]
    func check(_ queue: PlaybackQueue, _ depth: Int) {
      #expect((queue.current == nil) == queue.isEmpty)
      guard depth > 0 else { return }
      for step in steps {
        var next = queue
        step(&next)
        check(next, depth - 1)
      }
    }
    check(PlaybackQueue(), 4)
    check(queue("a", "b"), 4)
  }
}
