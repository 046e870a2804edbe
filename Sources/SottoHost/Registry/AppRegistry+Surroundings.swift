import SottoAssistant
import SottoLanguage
import Synchronization

extension AppRegistry {
  /// What understanding may know of the apps; built once after each change.
  package var surroundings: Surroundings {
    state.withLock { state in
      if let built = state.surroundings { return built }
      let apps = state.buildNamedApps()
      let built = Surroundings(apps: apps + state.wellKnownApps.filter { !$0.isAmong(apps) })
      state.surroundings = built
      return built
    }
  }

  /// What understanding may know of the apps but one.
  package func namedApps(except identifier: String) -> [Surroundings.App] {
    state.withLock { state in
      let apps = state.buildNamedApps()
      return zip(state.entries, apps).filter { $0.0.installed.identifier != identifier }.map(\.1)
    }
  }

  /// Makes ready what understanding will ask for: thousands of names take a moment.
  func prepareNames() {
    state.withLock { _ = $0.buildNamedApps() }
  }

  /// Apps that a person may name though they are not installed.
  func expect(_ wellKnownApps: [Surroundings.App]) {
    state.withLock { state in
      state.wellKnownApps = wellKnownApps
      state.surroundings = nil
    }
  }
}

extension AppRegistry.State {
  /// An app that is not allowed is known by its name only: its words decide nothing.
  fileprivate mutating func buildNamedApps() -> [Surroundings.App] {
    if let namedApps { return namedApps }
    let built = entries.map { entry in
      let isAllowed = entry.installed.authorization == "authorized"
      let words = vocabulary.filter { isAllowed && $0.app == entry.installed.identifier }
      let terms = isAllowed ? entry.bundle.terms : []
      return Surroundings.App(
        name: entry.bundle.name.base, spokenNames: entry.bundle.spokenNames,
        pronunciationHints: entry.bundle.pronunciationHints,
        // The person's own words weigh more.
        vocabulary: Vocabulary(
          words.flatMap { $0.languageEntries(of: entry.bundle.mediaCategories) }
            + terms.flatMap(\.languageEntries)))
    }
    namedApps = built
    return built
  }
}

extension Surroundings.App {
  /// Whether an app of one of its names is installed.
  fileprivate func isAmong(_ apps: [Surroundings.App]) -> Bool {
    let names = Set(spokenNames.map { $0.lowercased() })
    return apps.contains { app in app.spokenNames.contains { names.contains($0.lowercased()) } }
  }
}

extension AppBundle {
  /// Every name a person may call the app.
  package var spokenNames: [String] {
    var seen: Set<String> = []
    return (name.spellings + alternativeNames.flatMap(\.name.spellings)).filter {
      seen.insert($0).inserted
    }
  }

  var pronunciationHints: [String] {
    alternativeNames.compactMap(\.pronunciationHint).flatMap(\.spellings)
  }
}

extension IntentVocabulary.Term {
  /// The last part of a property's path to the kind of thing that it names.
  private static let kinds = [
    "playlistTitle": "playlist", "playlistName": "playlist", "artistName": "artist",
    "albumName": "album", "mediaName": "title", "mediaItems": "title", "mediaContainer": "title",
    "taskTitles": "task", "targetTaskList": "taskList", "targetNote": "note",
    "rideOptionName": "rideOption",
  ]

  /// The term as understanding knows it.
  package var languageEntries: [Vocabulary.Entry] {
    let properties = parameters.compactMap { $0.split(separator: ".").last.map(String.init) }
    return Set(properties.compactMap { Self.kinds[$0] }).sorted().flatMap { kind in
      synonyms.map {
        Vocabulary.Entry(kind: kind, name: $0.phrase, pronunciation: $0.pronunciation)
      }
    }
  }
}
