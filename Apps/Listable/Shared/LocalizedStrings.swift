import Foundation
import Intents

/// Listable's own texts, in the language the person speaks to the assistant.
package enum LocalizedStrings {
  package static func text(_ key: String) -> String {
    bundle(of: INPreferences.siriLanguageCode()).localizedString(
      forKey: key, value: nil, table: nil)
  }

  /// The language folder nearest to a language: “zh” is served by “zh-Hans”.
  private static func bundle(of language: String) -> Bundle {
    let base = String(language.prefix { $0 != "-" })
    let regional = Bundle.main.localizations.sorted().filter { $0.hasPrefix(base + "-") }
    let paths = ([language, base] + regional + ["en"]).lazy.compactMap {
      Bundle.main.path(forResource: $0, ofType: "lproj")
    }
    return paths.compactMap(Bundle.init(path:)).first ?? .main
  }
}
