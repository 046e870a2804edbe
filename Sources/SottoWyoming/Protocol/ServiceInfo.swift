import Foundation
import Intents

/// What this service says of itself when it is asked to describe itself.
///
/// A handler only: a client that is told of a recogniser would carry out the intents itself.
struct ServiceInfo: Sendable {
  let event: WyomingEvent

  /// - Parameters:
  ///   - languages: The codes of those that are understood.
  ///   - version: That of the program.
  init(languages: [String], version: String) {
    let part: [String: PlainValue] = [
      "name": "sotto",
      "attribution": ["name": "Sotto", "url": ""],
      "installed": .bool(true),
      "description": "Requests to your apps, by their SiriKit intents",
      "version": .string(version),
    ]
    var model = part
    model["languages"] = .list(Self.tags(of: languages).map { .string($0) })
    var program = part
    program["models"] = [.object(model)]
    program["supports_handled_streaming"] = .bool(false)
    program["supports_home_control"] = .bool(true)
    // All kinds stand there: clients of the reference library fail over one that is absent.
    event = WyomingEvent(
      "info",
      [
        "handle": [.object(program)], "asr": [], "tts": [], "intent": [], "wake": [], "mic": [],
        "snd": [],
      ])
  }

  /// The codes, and for a language of several scripts its countries, too: clients that know it only by
  /// `zh-TW` would not find it else.
  static func tags(of languages: [String]) -> [String] {
    let locales = Locale.availableIdentifiers.map { Locale.Language(identifier: $0) }
    return languages.flatMap { code in
      let own = locales.filter { $0.languageCode?.identifier == code }
      guard Set(own.compactMap { $0.script?.identifier }).count > 1 else { return [code] }
      return [code] + Set(own.compactMap(\.region?.identifier)).sorted().map { "\(code)-\($0)" }
    }
  }
}
