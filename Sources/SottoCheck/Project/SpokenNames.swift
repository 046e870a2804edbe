import Intents
import SottoAssistant
import SottoHost
import SottoLanguage

/// The names by which people call an app, with where each is written.
struct SpokenNames {
  struct Name {
    let text: String
    let value: ConfigurationValue
    let isAlternative: Bool
  }

  let names: [Name]
  /// The spellings by which a name is said.
  let hints: [String]

  init(of app: Part) {
    let plain = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"]
      .map { app.information[$0] }.first { $0.string?.isEmpty == false }
    var names: [Name] = []
    func add(_ value: ConfigurationValue?, isAlternative: Bool) {
      guard let value, let text = value.string, !text.isEmpty,
        !names.contains(where: { $0.text == text })
      else { return }
      names.append(Name(text: text, value: value, isAlternative: isAlternative))
    }
    add(plain, isAlternative: false)
    for localization in app.localizations {
      add(localization.strings?["CFBundleDisplayName"], isAlternative: false)
    }
    var hints: [String] = []
    for entry in app.information["INAlternativeAppNames"].elements {
      for text in Self.texts(entry["INAlternativeAppName"], of: app) {
        add(text, isAlternative: true)
      }
      hints += Self.texts(entry["INAlternativeAppNamePronunciationHint"], of: app)
        .compactMap(\.string)
    }
    self.names = names
    self.hints = hints
  }

  /// A literal text, or a key of `InfoPlist.strings` in each language.
  private static func texts(_ value: ConfigurationValue, of app: Part) -> [ConfigurationValue] {
    guard let key = value.string else { return [] }
    let translations = app.localizations.compactMap { $0.strings?[key] }.filter(\.exists)
    return translations.isEmpty ? [value] : translations
  }
}

extension Project {
  /// The app as understanding knows it when it is installed.
  var spokenApp: Surroundings.App {
    let spoken = SpokenNames(of: app)
    return Surroundings.App(
      name: spoken.names.first?.text ?? app.name, spokenNames: spoken.names.map(\.text),
      pronunciationHints: spoken.hints, vocabulary: Vocabulary(terms.flatMap(\.languageEntries)))
  }

  /// The fixed terms that are whole, in all languages.
  private var terms: [IntentVocabulary.Term] {
    let entries = vocabularies.flatMap { $0.file["ParameterVocabularies"].elements }
    return entries.flatMap { entry -> [IntentVocabulary.Term] in
      let parameters = entry["ParameterNames"].strings
      return entry["ParameterVocabulary"].elements.compactMap { term in
        term["VocabularyItemIdentifier"].string.map { identifier in
          IntentVocabulary.Term(
            identifier: identifier, parameters: parameters,
            synonyms: term["VocabularyItemSynonyms"].elements.compactMap(synonym))
        }
      }
    }
  }

  private func synonym(_ entry: ConfigurationValue) -> IntentVocabulary.Synonym? {
    entry["VocabularyItemPhrase"].string.map {
      IntentVocabulary.Synonym(
        phrase: $0, pronunciation: entry["VocabularyItemPronunciation"].string)
    }
  }
}
