import CLineEditor
import Foundation

/// Lines edited on a terminal, by libedit.
final class TerminalLines {
  private let editor: OpaquePointer
  private let history: OpaquePointer
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>
  private let state: UnsafeMutablePointer<CLineEditorState>
  private let completion: Kept

  /// What libedit, which knows pointers only, calls back by one.
  private final class Kept {
    let completion: Completion
    init(_ completion: Completion) { self.completion = completion }
  }

  /// `nil` when libedit cannot use the terminal.
  init?(history lines: [String], completion: Completion, input: Int32, output: Int32) {
    Self.useUTF8()
    // Copies, so that closing the editor's files leaves the caller's descriptors open.
    guard let input = fdopen(dup(input), "r") else { return nil }
    guard let output = fdopen(dup(output), "w") else {
      fclose(input)
      return nil
    }
    guard let editor = el_init("sotto", input, output, output) else {
      fclose(input)
      fclose(output)
      return nil
    }
    guard let history = history_init() else {
      el_end(editor)
      fclose(input)
      fclose(output)
      return nil
    }
    self.editor = editor
    self.history = history
    self.input = input
    self.output = output
    state = .allocate(capacity: 1)
    self.completion = Kept(completion)
    state.initialize(
      to: CLineEditorState(
        input: fileno(input), prompt: nil, isInterrupted: 0,
        complete: { text, context in
          guard let context else { return nil }
          let kept = Unmanaged<Kept>.fromOpaque(context).takeUnretainedValue()
          return strdup(kept.completion.rest(of: String(cString: text)))
        }, context: Unmanaged.passUnretained(self.completion).toOpaque()))
    CLineEditorSetHistorySize(history, Int32(PromptHistory.limit))
    CLineEditorSetUp(editor, history, state)
    lines.forEach(remember)
  }

  deinit {
    el_end(editor)
    history_end(history)
    fclose(input)
    fclose(output)
    state.deallocate()
  }

  /// libedit shows and counts characters as the C library does, which has to know they are UTF-8.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  func read(prompt: String) -> LineEditor.Line {
    fflush(nil)
    el_resize(editor)
    state.pointee.isInterrupted = 0
    var count: Int32 = 0
    let typed = prompt.withCString {
      state.pointee.prompt = $0
      defer { state.pointee.prompt = nil }
      return el_gets(editor, &count).map { String(cString: $0) }
    }
    guard let typed, count > 0 else {
      fputs("\n", output)
      fflush(output)
      return .end
    }
    if state.pointee.isInterrupted != 0 { return .interrupted }
    return .text(typed.hasSuffix("\n") ? String(typed.dropLast()) : typed)
  }

  /// Brings a line back by the arrow keys from now on.
  func remember(_ line: String) { CLineEditorRemember(history, line) }
}
