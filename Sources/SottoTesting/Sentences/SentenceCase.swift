import Foundation
import Intents
import SottoWire

/// One row of a sentence file: what is said, and what is expected to come of it.
///
/// As a line of JSON:
/// ```json
/// {"say": "play hello in tidepool", "answers": ["the second one"],
///  "expect": {"intent": "INPlayMediaIntent", "parameters": {"mediaSearch": {"mediaName": "hello"}},
///             "resolve": {"mediaItems": "disambiguation"}, "response": "handleInApp"}}
/// ```
public struct SentenceCase: Sendable, Hashable {
  /// What the person says; `{app}` stands for the app's name.
  public var say: String
  /// What they say to each question, in order.
  public var answers: [String]
  /// Their language, as in `ru`; `nil` where the sentence is to tell.
  public var locale: String?
  /// The local time at which it is said, as in `2026-11-21T12:00`; `nil` for a bench's own.
  public var now: String?
  public var expect: Expectation

  public init(
    _ say: String, answers: [String] = [], locale: String? = nil, now: String? = nil,
    expect: Expectation = Expectation()
  ) {
    self.say = say
    self.answers = answers
    self.locale = locale
    self.now = now
    self.expect = expect
  }

  /// The cases of a row: one, or where `say` has a sentence in each of several languages, one of each.
  ///
  /// - Throws: `SentenceCaseError` that names the key.
  package static func all(of plain: PlainValue) throws(SentenceCaseError) -> [SentenceCase] {
    guard let sentences = plain["say"]?.object else { return [try SentenceCase(plain: plain)] }
    guard plain["locale"] == nil else {
      throw SentenceCaseError("“say” names the languages; “locale” is one too many")
    }
    var cases: [SentenceCase] = []
    for (locale, sentence) in sentences.sorted(by: { $0.key < $1.key }) {
      var row = plain
      row["say"] = sentence
      row["locale"] = .string(locale)
      cases.append(try SentenceCase(plain: row))
    }
    return cases
  }

  /// The same with a name in the place of each `{app}`.
  package func naming(_ app: String) -> SentenceCase {
    var named = self
    named.say = say.replacing("{app}", with: app)
    named.answers = answers.map { $0.replacing("{app}", with: app) }
    return named
  }

  /// - Throws: `SentenceCaseError` that names the key.
  package init(plain: PlainValue) throws(SentenceCaseError) {
    guard let members = plain.object else { throw SentenceCaseError("a row is an object of keys") }
    for key in members.keys.sorted() where !Self.keys.contains(key) {
      throw SentenceCaseError(
        "there is no key “\(key)”; there are \(Self.keys.joined(separator: ", "))")
    }
    guard let say = plain["say"]?.string, !say.isEmpty else {
      throw SentenceCaseError("“say” is missing: what the person says")
    }
    self.say = say
    answers = try Self.answers(plain["answers"])
    locale = try Self.text(plain, "locale")
    now = try Self.text(plain, "now")
    expect = try Expectation(plain: plain["expect"] ?? [:])
  }

  /// The moment at which it is said; `nil` where the row does not tell.
  ///
  /// - Throws: `SentenceCaseError` where `now` is no local time.
  package func moment(in zone: TimeZone) throws(SentenceCaseError) -> Date? {
    guard let now else { return nil }
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
      .dateSeparator(.dash).time(includingFractionalSeconds: false).timeSeparator(.colon)
    guard let date = try? style.parse(now.count == 16 ? now + ":00" : now) else {
      throw SentenceCaseError("“now” is “\(now)”; write a time such as 2026-11-21T12:00")
    }
    return date
  }

  static let keys = ["say", "answers", "locale", "now", "expect"]

  private static func text(
    _ plain: PlainValue, _ key: String
  ) throws(SentenceCaseError) -> String? {
    guard let value = plain[key] else { return nil }
    guard let text = value.string else { throw SentenceCaseError("“\(key)” is a text") }
    return text
  }

  private static func answers(_ plain: PlainValue?) throws(SentenceCaseError) -> [String] {
    guard let plain else { return [] }
    if let one = plain.string { return [one] }
    guard let list = plain.list, list.allSatisfy({ $0.string != nil }) else {
      throw SentenceCaseError("“answers” is a list of texts")
    }
    return list.compactMap(\.string)
  }

  /// The row, in the form that it is read from.
  package var plain: PlainValue {
    var members: [String: PlainValue] = ["say": .string(say)]
    if !answers.isEmpty { members["answers"] = .list(answers.map(PlainValue.string)) }
    members["locale"] = locale.map(PlainValue.string)
    members["now"] = now.map(PlainValue.string)
    if !expect.plain.isEmpty { members["expect"] = .object(expect.plain) }
    return .object(members)
  }
}

/// What a row of a sentence file has that cannot be used.
public struct SentenceCaseError: Error, Hashable, CustomStringConvertible {
  public var description: String

  init(_ description: String) { self.description = description }
}
