import SottoAssistant
import Synchronization

// The names that apps give.

extension AppRegistry {
  /// How many names an app has given, but for those of one type.
  func vocabularyCount(of app: String, except type: String? = nil) -> Int {
    state.withLock { state in
      state.vocabulary.filter { $0.app == app && $0.type != type }
        .reduce(0) { $0 + $1.entries.count }
    }
  }

  /// How many names of one type a phone takes from an app; here all of them count.
  static let namesOnAPhone = 5_000

  /// The types of which an app has given more names than a phone would take, with their number.
  func crowdedVocabulary(of app: String) -> [(type: String, count: Int)] {
    state.withLock { state in
      state.vocabulary.filter { $0.app == app && $0.entries.count > Self.namesOnAPhone }
        .map { ($0.type, $0.entries.count) }
    }
  }

  /// Replaces an app's names of one type; `nil` removes all it has given.
  ///
  /// An app gives its names whenever it starts: the same ones make no work.
  func setVocabulary(
    _ entries: [AppVocabulary.Entry], type: String?, app: String
  ) throws {
    let given = AppVocabulary(app: app, type: type ?? "", entries: entries)
    if state.withLock({ $0.vocabulary.contains(given) }) { return }
    try store.setVocabulary(entries, type: type, app: app)
    state.withLock { state in
      state.vocabulary.removeAll { $0.app == app && (type == nil || $0.type == type) }
      if let type {
        state.vocabulary.append(AppVocabulary(app: app, type: type, entries: entries))
      }
      state.changed()
    }
  }
}
