import ArgumentParser
import Foundation
import SottoHost

/// The settings of an assistant, as `sotto serve` takes them for once, and `sotto service` for good.
struct ServeOptions: ParsableArguments {
  @Option(help: KnownSettings.sandbox.help)
  var sandbox: ConfinementChoice?

  @Option(help: KnownSettings.requestLimit.help)
  var requestLimit: String?

  @Option(help: KnownSettings.idle.help)
  var idle: String?

  @Option(defaultAsFlag: "on", help: KnownSettings.http.help)
  var http: String?

  @Option(name: .customLong("http-origin"), help: KnownSettings.httpOrigin.help)
  var origins: [String] = []

  @Option(defaultAsFlag: "on", help: KnownSettings.wyoming.help)
  var wyoming: String?

  @Option(name: .customLong("wyoming-allow"), help: KnownSettings.wyomingAllow.help)
  var allowedClients: [String] = []

  @Option(help: KnownSettings.announce.help)
  var announce: String?

  @Option(help: KnownSettings.otherPlayers.help)
  var otherPlayers: String?

  @Option(help: KnownSettings.logLevel.help)
  var logLevel: String?

  /// What was given, by the settings' names.
  var given: [String: [String]] {
    let texts: [(setting: SettingEntry, texts: [String])] = [
      (KnownSettings.sandbox.entry, [sandbox?.rawValue].compactMap(\.self)),
      (KnownSettings.requestLimit.entry, [requestLimit].compactMap(\.self)),
      (KnownSettings.idle.entry, [idle].compactMap(\.self)),
      (KnownSettings.http.entry, [http].compactMap(\.self)),
      (KnownSettings.httpOrigin.entry, origins),
      (KnownSettings.wyoming.entry, [wyoming].compactMap(\.self)),
      (KnownSettings.wyomingAllow.entry, allowedClients),
      (KnownSettings.announce.entry, [announce].compactMap(\.self)),
      (KnownSettings.otherPlayers.entry, [otherPlayers].compactMap(\.self)),
      (KnownSettings.logLevel.entry, [logLevel].compactMap(\.self)),
    ]
    let given = texts.filter { !$0.texts.isEmpty }.map { ($0.setting.key, $0.texts) }
    return Dictionary(uniqueKeysWithValues: given)
  }

  /// The options that were given and are the assistant's own, rather than of what is served beside it.
  var ofAssistant: [String] {
    let beside = [
      KnownSettings.http.entry, KnownSettings.httpOrigin.entry, KnownSettings.wyoming.entry,
      KnownSettings.wyomingAllow.entry, KnownSettings.announce.entry,
    ].map(\.key)
    return KnownSettings.all.filter { given[$0.key] != nil && !beside.contains($0.key) }
      .map(\.option)
  }

  /// The same as arguments, in the table's order.
  var arguments: [String] {
    KnownSettings.all.flatMap { setting in
      (given[setting.key] ?? []).map { "\(setting.option)=\($0)" }
    }
  }

  func validate() throws { try Self.check(given) }

  /// - Throws: `ValidationError` for an option whose value is none of its setting.
  static func check(_ given: [String: [String]]) throws {
    for setting in KnownSettings.all {
      guard let texts = given[setting.key] else { continue }
      do throws(WrongValue) { try setting.check(texts) } catch {
        throw ValidationError("\(setting.option): \(error)")
      }
    }
  }
}
