/// A text of a bundle in the languages that the bundle has.
package struct LocalizedText: Codable, Hashable, Sendable {
  /// The text in the language the app was developed in.
  package var base: String
  /// The text by language, such as `ru` or `pt-BR`.
  package var translations: [String: String]

  package init(_ base: String, translations: [String: String] = [:]) {
    self.base = base
    self.translations = translations
  }

  /// The text in a person's language: in the very variant, in the language as such, in any of its
  /// variants, or as it was developed.
  package func text(in locale: String) -> String {
    let locale = Self.normalized(locale)
    let language = locale.prefix { $0 != "-" }
    return translations[locale] ?? translations[String(language)]
      ?? translations.sorted { $0.key < $1.key }.first { $0.key.hasPrefix("\(language)-") }?.value
      ?? base
  }

  /// Every different spelling, the base first.
  package var spellings: [String] {
    [base] + Set(translations.values).subtracting([base]).sorted()
  }

  /// `pt_BR.UTF-8` and `pt_BR` as `pt-BR`.
  package static func normalized(_ locale: String) -> String {
    String(locale.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
  }
}
