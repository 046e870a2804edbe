import Foundation
import Intents

/// Melody's own texts, in the language the person speaks to the assistant.
@MainActor
enum LocalizedStrings {
  static func text(_ key: String, _ values: any CVarArg...) -> String {
    let format = bundle.localizedString(forKey: key, value: nil, table: nil)
    return values.isEmpty ? format : String(format: format, arguments: values)
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
    let names = [language, String(language.prefix { $0 != "-" }), "en"]
    let paths = names.lazy.compactMap { Bundle.main.path(forResource: $0, ofType: "lproj") }
    return paths.compactMap(Bundle.init(path:)).first ?? .main
  }
}
