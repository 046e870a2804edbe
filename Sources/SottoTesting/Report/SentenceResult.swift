import Foundation
import Intents
import SottoWire

/// What came of one row of a sentence file.
package struct SentenceResult: Sendable {
  package var file: String
  package var line: Int
  package var sentence: SentenceCase
  /// The language that was spoken, as in `ru`; `nil` where nothing was answered.
  package var language: String?
  package var outcome: SentenceOutcome?
  package var differences: [Difference]
  /// What is wrong whatever was expected: the app broke down or SiriKit's rules, the assistant or the bundle
  /// failed, or the row's time is none.
  package var problem: String?
  /// What was said and answered, a line each.
  package var transcript: [String]
  /// What each step was and took, a line each.
  package var steps: [String]
  package var milliseconds: Double

  package init(file: String, line: Int, sentence: SentenceCase) {
    self.file = file
    self.line = line
    self.sentence = sentence
    differences = []
    transcript = []
    steps = []
    milliseconds = 0
  }

  package var hasPassed: Bool { problem == nil && differences.isEmpty }

  /// All that a developer needs of one that failed; the first line is as the compiler's are.
  package var failure: String {
    let said = "\(file):\(line): error: “\(sentence.say)”"
    let reasons = problem.map { [$0] } ?? differences.map(\.description)
    let shown = transcript.map { "    \($0)" } + steps.map { "      \($0)" }
    return ([said] + reasons.map { "  \($0.replacing("\n", with: "\n  "))" } + shown)
      .joined(separator: "\n")
  }

  /// The row with what came of it in the place of what was expected; where it expected nothing, with
  /// what a row should expect: intent, parameters, app, response and words.
  private var updated: SentenceCase {
    guard let outcome else { return sentence }
    var row = sentence
    let keys =
      row.expect.plain.isEmpty
      ? ["intent", "parameters", "app", "response", "text"] : Array(row.expect.plain.keys)
    for key in keys {
      row.expect.plain[key] = outcome.plain[key].map { found in
        // Of a response a row has the code: identifiers and times of its own differ each time.
        key == "response" ? found["code"] ?? found : found
      }
    }
    return row
  }

  /// The line of the file with that.
  package var updates: String { SentenceFile.line(of: updated) }

  /// Takes note of a sentence or an answer, and what was replied.
  package mutating func note(_ said: String, _ reply: Reply) {
    transcript += ["> \(said)", reply.text]
    steps += reply.steps.dropFirst(steps.count).map { step in
      "\(step.name): \(step.result) (\(Int(step.milliseconds.rounded())) ms)"
    }
    language = reply.locale
    milliseconds += reply.milliseconds
    outcome = SentenceOutcome(reply)
    differences = sentence.expect.differences(from: SentenceOutcome(reply))
    guard let problem = reply.problem else { return }
    if sentence.expect.allows(problem) {
      steps += problem.text.split(separator: "\n").map(String.init)
    } else {
      self.problem = self.problem ?? problem.text
    }
  }
}
