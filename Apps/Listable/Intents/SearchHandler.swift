import Foundation
import Intents
import ListableShared

/// Finds lists, tasks and notes.
final class SearchHandler: NSObject, INSearchForNotebookItemsIntentHandling {
  private let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INSpeakableStringResolutionResult {
    guard let title = intent.title, !NameKey.of(title.spokenPhrase).isEmpty,
      let notebook = try? notebook.open()
    else { return .notRequired() }
    switch intent.itemType {
    case .note: return Self.result((try? notebook.note(called: title.spokenPhrase)), \.title)
    case .task: return .success(with: title)
    default:
      let lists = try? notebook.list(called: title.spokenPhrase)
      // What is no list may be a note, unless a list was asked for.
      if case .none? = lists, intent.itemType == .unknown {
        return Self.result((try? notebook.note(called: title.spokenPhrase)), \.title)
      }
      return Self.result(lists, \.title)
    }
  }

  private static func result<Element>(
    _ choice: NameChoice<Element>?, _ title: (Element) -> String
  ) -> INSpeakableStringResolutionResult {
    guard let choice else { return .notRequired() }
    return choice.result(
      { INSpeakableString(spokenPhrase: title($0)) },
      success: INSpeakableStringResolutionResult.success,
      confirmation: INSpeakableStringResolutionResult.confirmationRequired,
      disambiguation: INSpeakableStringResolutionResult.disambiguation, none: { .unsupported() })
  }

  func handle(
    intent: INSearchForNotebookItemsIntent
  ) async -> INSearchForNotebookItemsIntentResponse {
    await notebook.respond(INSearchForNotebookItemsIntentResponse.init) { notebook, response in
      response.sortType = .asIs
      switch intent.itemType {
      case .note: response.notes = try notes(intent, in: notebook)
      case .task: response.tasks = try tasks(intent, in: notebook)
      case .taskList: response.taskLists = try lists(intent, in: notebook)
      case .unknown: try findAnything(intent, in: notebook, response)
      }
      return true
    }
  }

  private func findAnything(
    _ intent: INSearchForNotebookItemsIntent, in notebook: Notebook,
    _ response: INSearchForNotebookItemsIntentResponse
  ) throws {
    if intent.title != nil {
      let lists = try lists(intent, in: notebook)
      if lists.isEmpty { response.notes = try notes(intent, in: notebook) }
      response.taskLists = lists.isEmpty ? nil : lists
    } else if intent.content != nil {
      response.notes = try notes(intent, in: notebook)
      response.tasks = try tasks(intent, in: notebook)
    } else {
      response.tasks = try tasks(intent, in: notebook)
    }
  }

  /// A list that was named, with all that is on it; else all lists, with what is to be done.
  private func lists(
    _ intent: INSearchForNotebookItemsIntent, in notebook: Notebook
  ) throws -> [INTaskList] {
    guard let title = intent.title?.spokenPhrase else {
      return try notebook.overview().map { $0.list.intentList($0.open) }
    }
    guard case .exact(let list) = try notebook.list(called: title) else { return [] }
    var filter = TaskFilter(intent)
    filter.list = list.id
    filter.title = nil
    filter.isCompleted = filter.isCompleted ?? false
    return [list.intentList(try notebook.tasks(filter))]
  }

  private func tasks(
    _ intent: INSearchForNotebookItemsIntent, in notebook: Notebook
  ) throws -> [INTask] {
    var filter = TaskFilter(intent)
    // What is done is asked for by that.
    filter.isCompleted = filter.isCompleted ?? false
    return try notebook.tasks(filter).map { $0.intentTask() }
  }

  private func notes(
    _ intent: INSearchForNotebookItemsIntent, in notebook: Notebook
  ) throws -> [INNote] {
    let title = intent.title.map { NameKey.of($0.spokenPhrase) }
    return try notebook.notes().filter { note in
      (title == nil || NameKey.of(note.title) == title)
        && (intent.content.map(note.mentions) ?? true)
    }.map(\.intentNote)
  }
}
