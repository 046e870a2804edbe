import Foundation
import Intents
import ListableShared

/// Keeps notes, and adds to them.
final class NoteHandler: NSObject, INCreateNoteIntentHandling, INAppendToNoteIntentHandling {
  let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
    if let content = intent.content { return .success(with: content) }
    return intent.title == nil ? .needsValue() : .notRequired()
  }

  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    await notebook.respond(INCreateNoteIntentResponse.init) { notebook, response in
      let text = (intent.content as? INTextNoteContent)?.text ?? ""
      response.createdNote = try notebook.createNote(
        intent.title?.spokenPhrase ?? Self.title(of: text), text: text
      ).intentNote
      NotebookChanges.post()
      return true
    }
  }

  /// A note without a title is called by how it begins.
  private static func title(of text: String) -> String {
    let words = text.split(separator: " ").prefix(5).joined(separator: " ")
    return String(words.prefix(40))
  }

  func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
    guard let said = intent.targetNote?.title.spokenPhrase, !said.isEmpty else {
      return .needsValue()
    }
    guard let choice = try? notebook.open().note(called: said) else { return .notRequired() }
    return choice.result(
      \.intentNote, success: INNoteResolutionResult.success,
      confirmation: INNoteResolutionResult.confirmationRequired,
      disambiguation: INNoteResolutionResult.disambiguation, none: { .unsupported() })
  }

  func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult {
    intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
    await notebook.respond(INAppendToNoteIntentResponse.init) { notebook, response in
      let text = (intent.content as? INTextNoteContent)?.text ?? ""
      let note = try notebook.append(text, toNote: intent.targetNote?.identifier ?? "")
      response.note = note?.intentNote
      return note != nil
    }
  }
}
