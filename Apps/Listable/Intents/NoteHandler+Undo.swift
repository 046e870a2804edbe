import Intents
import ListableShared
import SottoAppSupport

// “Undo that”: SiriKit has no request that deletes a note, or takes a line off it.

extension NoteHandler: IntentUndoing {
  func undo(intent: INIntent, response: INIntentResponse) async -> Bool {
    guard let notebook = try? notebook.open() else { return false }
    let isUndone =
      switch (intent, response) {
      case (let intent as INCreateNoteIntent, let response as INCreateNoteIntentResponse):
        response.createdNote?.identifier.flatMap {
          try? notebook.deleteNote($0, saying: intent.content.text)
        }
      case (let intent as INAppendToNoteIntent, let response as INAppendToNoteIntentResponse):
        response.note?.identifier.flatMap { try? notebook.takeOff(intent.content.text, note: $0) }
      default: nil as Bool?
      }
    if isUndone == true { NotebookChanges.post() }
    return isUndone ?? false
  }
}

extension INNoteContent? {
  fileprivate var text: String { (self as? INTextNoteContent)?.text ?? "" }
}
