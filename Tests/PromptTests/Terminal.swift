import Foundation
import Testing

@testable import sotto

/// A pseudo-terminal with a line editor on its far side.
final class Terminal {
  private let editor: LineEditor
  private let screen: Screen
  private let far: Int32
  private var prompts = 0

  /// - Parameter columns: How wide its window is.
  init(
    history: PromptHistory, completion: Completion = Completion(), columns: UInt16 = 80
  ) throws {
    var near: Int32 = -1
    var far: Int32 = -1
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&near, &far, nil, nil, &size) == 0)
    self.far = far
    editor = LineEditor(
      history: history, completion: completion, input: far, output: far)
    screen = Screen(descriptor: near)
  }

  deinit { close(far) }

  /// Presses keys as soon as the prompt is there, then reads the line they made.
  func line(typing keys: String) -> LineEditor.Line { line(typing: Array(keys.utf8)) }

  func line(typing bytes: [UInt8]) -> LineEditor.Line {
    prompts += 1
    let prompt = "\(prompts)? "
    screen.type(bytes, at: prompt)
    return editor.readLine(prompt: prompt)
  }
}
