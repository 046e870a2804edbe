import ArgumentParser
import Foundation
import Intents
import SottoHost
import SottoTesting
import SottoWire

/// A file with a saved conversation, and what came of it.
struct ReplayedFile {
  private let file: String
  private let outcome: Outcome

  private enum Outcome {
    case equal(turns: Int)
    case different(RecordingDifference)
    case updated(RecordingDifference)
    case unreadable(RecordingError)
    case failed(any Error)
  }

  /// - Parameter updates: Whether the file gets what came, where that is another.
  init(_ file: String, updates: Bool) async {
    self.file = file
    do {
      let saved = try Recording(contentsOf: file)
      let replayed = try await saved.replayed()
      guard let difference = try RecordingDifference(from: saved, to: replayed, file: file) else {
        outcome = .equal(turns: saved.turns)
        return
      }
      if updates { try SavedConversation.write(try replayed.text, to: file) }
      outcome = updates ? .updated(difference) : .different(difference)
    } catch let error as RecordingError {
      outcome = .unreadable(error)
    } catch {
      outcome = .failed(error)
    }
  }

  var exitCode: ExitCode {
    switch outcome {
    case .equal, .updated: .success
    case .different: .failure
    case .unreadable, .failed: ExitCode(2)
    }
  }

  /// What a person is told.
  var text: String {
    switch outcome {
    case .equal(let turns): return "\(file): \(turns == 1 ? "1 turn" : "\(turns) turns"), equal"
    case .updated(let found): return "\(file): updated from line \(found.line) on"
    case .unreadable(let error): return "\(error)"
    case .failed(let error): return "\(file): error: \(error)"
    case .different(let found):
      let shown = found.transcript.map { "    \($0)" }
      return
        ([
          "\(file):\(found.line): error: turn \(found.turn), “\(found.said)”: \(found.message)",
          "  \(found.difference)",
        ] + shown).joined(separator: "\n")
    }
  }

  /// What a program is told.
  var plain: PlainValue {
    switch outcome {
    case .equal(let turns):
      ["file": .string(file), "equal": true, "turns": .integer(turns)]
    case .different(let found): ["file": .string(file), "equal": false, "difference": found.plain]
    case .updated(let found):
      ["file": .string(file), "equal": false, "updated": true, "difference": found.plain]
    case .unreadable(let error):
      ["file": .string(file), "line": .integer(error.line), "error": .string(error.problem)]
    case .failed(let error): ["file": .string(file), "error": .string("\(error)")]
    }
  }
}

extension RecordingDifference {
  fileprivate var plain: PlainValue {
    [
      "line": .integer(line), "turn": .integer(turn), "said": .string(said),
      "message": .string(message), "path": .string(difference.path),
      "expected": difference.expected, "found": difference.found,
    ]
  }
}
