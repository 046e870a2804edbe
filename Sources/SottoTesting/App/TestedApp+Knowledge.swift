import Intents
import SottoAssistant
import SottoLanguage

extension TestedApp {
  /// The app as understanding knows it.
  var named: Surroundings.App {
    let words = vocabulary.sorted { "\($0.key)" < "\($1.key)" }.map { type, names in
      AppVocabulary(
        app: name, type: "\(type)",
        entries: names.map { AppVocabulary.Entry($0) })
    }
    return Surroundings.App(
      name: name, spokenNames: [name] + alternativeNames,
      vocabulary: Vocabulary(words.flatMap { $0.languageEntries(of: mediaCategories) }))
  }

  /// The app as routing knows it: allowed, and the only one.
  var profile: AppProfile {
    AppProfile(
      identifier: name, name: name, intents: intents,
      restrictedWhileLocked: restrictedWhileLocked, mediaCategories: mediaCategories,
      isAllowed: true)
  }
}
