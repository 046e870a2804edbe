import Foundation
import Intents

/// An app's own texts, in the language the person speaks to the assistant.
@MainActor
package enum LocalizedStrings {
  package static func text(_ key: String, _ values: any CVarArg...) -> String {
    let format = bundle.localizedString(forKey: key, value: nil, table: nil)
    return values.isEmpty ? format : String(format: format, arguments: values)
  }

  /// A text in each language that the app has.
  package static func everywhere(_ key: String) -> [String] {
    (["en"] + Bundle.main.localizations.filter { $0 != "en" }.sorted()).compactMap {
      Bundle.main.path(forResource: $0, ofType: "lproj").flatMap(Bundle.init(path:))
    }.map { $0.localizedString(forKey: key, value: nil, table: nil) }
  }

  /// The language folder nearest to Siri's language, which need not be the device's; looked for
  /// once a language.
  private static var bundle: Bundle {
    let language = INPreferences.siriLanguageCode()
    if let found, found.language == language { return found.bundle }
    let bundle = bundle(of: language)
    found = (language, bundle)
    return bundle
  }

  private static var found: (language: String, bundle: Bundle)?

  private static func bundle(of language: String) -> Bundle {
    let base = String(language.prefix { $0 != "-" })
    // “zh” is served by “zh-Hans”.
    let regional = Bundle.main.localizations.sorted().filter { $0.hasPrefix(base + "-") }
    let paths = ([language, base] + regional + ["en"]).lazy.compactMap {
      Bundle.main.path(forResource: $0, ofType: "lproj")
    }
    return paths.compactMap(Bundle.init(path:)).first ?? .main
  }
}
