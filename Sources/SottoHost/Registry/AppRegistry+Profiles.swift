import SottoAssistant
import Synchronization

extension AppRegistry {
  /// What routing may know of the apps; built once after each change.
  var profiles: [AppProfile] {
    state.withLock { state in
      if let built = state.profiles { return built }
      let built = state.entries.map { entry in
        AppProfile(
          identifier: entry.installed.identifier, name: entry.bundle.name.base,
          localizedNames: entry.bundle.name.translations, intents: entry.bundle.intents,
          restrictedWhileLocked: entry.bundle.restrictedWhileLocked,
          mediaCategories: entry.bundle.mediaCategories,
          mediaContext: state.mediaContexts[entry.installed.identifier] ?? MediaUserContext(),
          terms: entry.bundle.termIdentifiers,
          isAllowed: entry.installed.authorization == "authorized",
          usageToDecide: entry.installed.authorization == "notDetermined"
            ? entry.bundle.usageDescription : nil)
      }
      state.profiles = built
      return built
    }
  }
}

extension AppBundle {
  /// The identifiers of the app's fixed terms, by property and phrase.
  fileprivate var termIdentifiers: [String: [String: String]] {
    var identifiers: [String: [String: String]] = [:]
    for term in terms {
      for parameter in term.parameters {
        for synonym in term.synonyms {
          identifiers[parameter, default: [:]][synonym.phrase.lowercased()] = term.identifier
        }
      }
    }
    return identifiers
  }
}
