import Foundation
import Intents
import ListableShared

/// Tells the assistant what lists and notes are called, so that it knows the names for names.
enum VocabularyPublisher {
  /// The names of lists, then those of notes, the newest first.
  static func publish(_ notebook: SharedNotebook) {
    guard let notebook = try? notebook.open(), let lists = try? notebook.lists(),
      let notes = try? notebook.notes()
    else { return }
    let names = lists.map(\.title) + notes.map(\.title)
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: names), of: .notebookItemTitle)
  }
}
