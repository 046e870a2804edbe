import Foundation
import Intents

/// Puts made-up words, numbers and moments in the place of those in a saved conversation: one is the same
/// throughout, whoever says it, and nothing tells from one file to the next what it was.
///
/// Where a value stands decides, never what it looks like: a telephone's number, a birthday and a song that is
/// called “1984” are words of a person's as any other.
struct Mask {
  private var letters = MaskedLetters()
  private let moments = MaskedMoments()
  private var numbers: [Double: Double] = [:]
  private var coordinates: [Double: Double] = [:]
  /// What the apps' bundles declare to everybody.
  private let known: Set<String>
  /// The intents of the apps' own.
  private let intents: Set<String>
  /// The identifier of the time zone that the recording is of.
  private let zone: String

  init(knowing known: Set<String>, intents: Set<String> = [], zone: String) {
    self.known = known
    self.intents = intents
    self.zone = zone
  }

  /// A text with another in the place of each word and number; a day stays a day, and an address one.
  mutating func text(_ text: String) -> String {
    moments.date(text) ?? address(text) ?? words(text)
  }

  private mutating func words(_ text: String) -> String {
    Words(text).parts.map { $0.isWord ? letters.word($0.text) : $0.text }.joined()
  }

  func moment(_ moment: Double) -> Double { moments.moment(moment) }

  /// What an app or a person has given.
  ///
  /// - Parameter key: The name of the member that it is.
  mutating func value(_ plain: PlainValue, at key: String = "") -> PlainValue {
    switch plain {
    case .string(let text): return .string(string(text, at: key))
    case .number(let number): return .number(self.number(number, at: key))
    case .integer(let number):
      if let part = moments.part(key, number) { return .integer(part) }
      let masked = self.number(Double(number), at: key)
      return Int(exactly: masked).map(PlainValue.integer) ?? .number(masked)
    case .list(let values): return .list(values.map { value($0, at: key) })
    case .object(let members):
      return .object(
        Dictionary(
          uniqueKeysWithValues: members.map { member, each in
            // A parameter's name, and what came of that.
            if let name = members["name"]?.string, members["results"] != nil {
              return (member, member == "results" ? value(each, at: name) : each)
            }
            let isOfParameter = MaskedPlaces.isResult(member) && members["status"] != nil
            return (member, value(each, at: isOfParameter ? key : member))
          }))
    case .null, .bool: return plain
    }
  }

  private mutating func string(_ text: String, at key: String) -> String {
    if known.contains(text), MaskedPlaces.namesApps(key) { return text }
    if MaskedPlaces.isClosed(key), SiriKitWords.all.contains(text) { return text }
    if key == "intent" || key == "name", isIntent(text) { return text }
    switch key {
    case "currencyCode": if Locale.commonISOCurrencyCodes.contains(text) { return text }
    case "timeZone": if text == zone { return text }
    case "commands": if MaskedPlaces.commands.contains(text) { return text }
    case "medium": if ["audio", "video"].contains(text) { return text }
    case "calendar": if text == "gregorian" || text == "iso8601" { return text }
    default: break
    }
    return self.text(text)
  }

  private func isIntent(_ name: String) -> Bool {
    IntentDescription.all[name] != nil || intents.contains(name)
  }

  /// The address of a file or of something elsewhere, which is another's then.
  private mutating func address(_ text: String) -> String? {
    guard let (_, scheme, rest) = text.wholeMatch(of: #/([a-z][a-z0-9+.-]*:\/\/)(.+)/#)?.output,
      let plain = String(rest).removingPercentEncoding
    else { return nil }
    let masked = words(plain)
    return scheme + (masked.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
  }

  private mutating func number(_ number: Double, at key: String) -> Double {
    if MaskedPlaces.isMoment(key) { return moment(number) }
    if MaskedPlaces.isCoordinate(key) {
      let masked = coordinates[number] ?? Double(Int.random(in: 0..<90_000)) / 1000
      coordinates[number] = masked
      return masked
    }
    guard !MaskedPlaces.measures(key), number != 0, number.isFinite else { return number }
    let masked = numbers[number] ?? Self.other(number)
    numbers[number] = masked
    return masked
  }

  /// Another of as many digits.
  private static func other(_ number: Double) -> Double {
    let size = abs(number)
    let masked: Double
    if size > 1e15 {
      masked = size * Double.random(in: 0.2..<0.9)
    } else if size < 1 {
      masked = Double(Int.random(in: 1...99)) / 100
    } else {
      let least = pow(10, log10(size).rounded(.down))
      let new = Double.random(in: least..<least * 10)
      masked = number == number.rounded() ? new.rounded(.down) : (new * 100).rounded(.down) / 100
    }
    return number < 0 ? -masked : masked == number ? masked + 1 : masked
  }
}
