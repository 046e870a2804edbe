import Intents
import SottoAssistant

extension AppBundle {
  /// The texts of the app's `Localizable.strings`, by language.
  ///
  /// A file that cannot be read counts as empty: only what is shown differs then. Reads files each time.
  func localizedStrings() -> [String: [String: String]] {
    guard let folder = try? BundleFolder(path: path) else { return [:] }
    var strings: [String: [String: String]] = [:]
    for name in folder.contents where name.hasSuffix(".lproj") {
      let file = "\(name)/Localizable.strings"
      guard folder.has(file), let list = try? folder.propertyList(file) else { continue }
      let language = LocalizedText.normalized(String(name.dropLast(".lproj".count)))
      strings[language] = list.values.compactMapValues(\.string)
    }
    return strings
  }
}
