import CLineEditor
import Foundation

/// Reads what a person types, one line at a time.
///
/// On a terminal a line can be edited, and earlier lines come back by the arrow keys; from a file
/// or a pipe lines are read as they come, and no prompt is shown.
final class LineEditor {
  enum Line: Equatable {
    /// A line without its end; bytes that are not UTF-8 are U+FFFD in it.
    case text(String)
    /// Ctrl-C: the person drops the line.
    case interrupted
    /// Ctrl-D on an empty line, or nothing more to read.
    case end
  }

  private enum Source {
    case terminal(TerminalLines)
    case stream(StreamLines)
  }

  private let source: Source
  private let history: PromptHistory

  /// - Parameters:
  ///   - history: The lines typed earlier; takes up each new one. Unused without a terminal.
  ///   - completion: What Tab adds.
  ///   - input: Where lines are read.
  ///   - output: Where the prompt and the edited line are shown.
  init(
    history: PromptHistory, completion: Completion = Completion(), input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO
  ) {
    self.history = history
    if isatty(input) == 1, isatty(output) == 1,
      let lines = TerminalLines(
        history: history.lines, completion: completion, input: input, output: output)
    {
      source = .terminal(lines)
    } else {
      source = .stream(StreamLines(descriptor: input))
    }
  }

  /// Waits for a line; blocks the thread meanwhile.
  func readLine(prompt: String) -> Line {
    switch source {
    case .stream(let lines): return lines.next().map(Line.text) ?? .end
    case .terminal(let lines):
      let line = lines.read(prompt: prompt)
      if case .text(let text) = line, history.add(text) { lines.remember(text) }
      return line
    }
  }
}
