import Foundation
import Intents

/// Melody's own texts, in the language the person speaks to the assistant.
enum LocalizedStrings {
  static func text(_ key: String, _ values: any CVarArg...) -> String {
    let format = bundle.localizedString(forKey: key, value: nil, table: nil)
    return values.isEmpty ? format : String(format: format, arguments: values)
  }

  /// The language folder nearest to Siri's language, which need not be the device's.
  private static var bundle: Bundle {
    let language = INPreferences.siriLanguageCode()
    let names = [language, String(language.prefix { $0 != "-" }), "en"]
    for name in names {
      if let path = Bundle.main.path(forResource: name, ofType: "lproj"),
        let bundle = Bundle(path: path)
      {
        return bundle
      }
    }
    return .main
  }
}
