import Foundation
import SottoAssistant

/// The languages of a bundle and its `InfoPlist.strings` in each.
struct Localizations {
  /// The languages that have a folder, sorted.
  let languages: [String]
  /// The folder of each language, from the bundle on.
  let folders: [String: String]
  private let texts: [String: PropertyList]
  let developmentLanguage: String

  init(of bundle: BundleFolder, developmentLanguage: String) throws(BundleError) {
    self.developmentLanguage = developmentLanguage
    var folders: [String: String] = [:]
    var texts: [String: PropertyList] = [:]
    for folder in bundle.contents where folder.hasSuffix(".lproj") {
      let name = LocalizedText.normalized(String(folder.dropLast(".lproj".count)))
      let language = name == "Base" ? developmentLanguage : name
      folders[language] = folder
      let file = "\(folder)/InfoPlist.strings"
      if bundle.has(file) { texts[language] = try bundle.propertyList(file) }
    }
    languages = folders.keys.sorted()
    self.folders = folders
    self.texts = texts
  }

  /// The text of a key of `Info.plist`, where translations go before what `Info.plist` says; nil
  /// when neither has a text in the app's own language.
  func text(
    _ key: String, literal: String?, as rule: TextRule = .name
  ) throws(BundleError) -> LocalizedText? {
    var translations: [String: String] = [:]
    for (language, list) in texts { translations[language] = try list.text(key, as: rule) }
    guard let base = translations[developmentLanguage] ?? literal else { return nil }
    return LocalizedText(base, translations: translations)
  }

  /// The text that `Info.plist` gives either literally or as a key of `InfoPlist.strings`.
  func text(ofKeyOrLiteral text: String) throws(BundleError) -> LocalizedText {
    try self.text(text, literal: text) ?? LocalizedText(text)
  }
}
