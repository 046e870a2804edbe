import Foundation
import Intents
import SottoLanguage
import SottoWire
import Synchronization

/// What the sentences of one turn are understood as, each with the text that was understood.
///
/// A masked conversation is had anew by it: words that stand for others mean nothing. One sentence may be
/// understood several times in a turn, as an answer and as a request.
final class UnderstoodTurn: Sendable {
  /// That of the turn for which a task works.
  @TaskLocal static var current: UnderstoodTurn?

  private struct Sentence: Codable {
    var text: String
    var readings: [Reading]
    /// What each Reading's JSON has not.
    var nearest: [String]?
  }

  private let state: Mutex<State>

  private struct State {
    /// What is known already and was not asked for yet.
    var known: [Sentence]
    var noted: [Sentence] = []
  }

  /// - Parameter plain: What is known already, as `plain`; `nil` where nothing is.
  /// - Throws: `PlainDecodingError` for what is nothing of that kind.
  init(_ plain: PlainValue? = nil) throws {
    state = Mutex(State(known: try plain.map { try PlainDecoder.value(from: $0) } ?? []))
  }

  /// All that was understood, in order.
  var plain: PlainValue {
    get throws { try PlainEncoder.plain(of: state.withLock(\.noted)) }
  }

  /// What is known of a text.
  func readings(of text: String) -> [Reading]? {
    state.withLock { state in
      guard let index = state.known.firstIndex(where: { $0.text == text }) else { return nil }
      let sentence = state.known.remove(at: index)
      state.noted.append(sentence)
      return zip(sentence.readings, sentence.nearest ?? sentence.readings.map { _ in "" }).map {
        var reading = $0
        reading.nearest = $1.isEmpty ? nil : $1
        return reading
      }
    }
  }

  func note(_ readings: [Reading], of text: String) {
    let plain = readings.map {
      var reading = $0
      // They are for people, and quote what was said.
      reading.reasons = []
      return reading
    }
    let nearest = readings.contains { $0.nearest != nil } ? readings.map { $0.nearest ?? "" } : nil
    state.withLock {
      $0.noted.append(Sentence(text: text, readings: plain, nearest: nearest))
    }
  }
}
