import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

extension Bench {
  /// Says a sentence, and the answers to what is asked back, and carries out what they ask for:
  /// resolve, confirm, handle.
  ///
  /// - Parameters:
  ///   - sentence: In any of Sotto's languages.
  ///   - answers: What the person says to each question, in order, as they would say it: “the second
  ///     one”, “yes”. Where there are fewer than questions, the turn's outcome is `.question`.
  /// - Throws: `BenchError` where an answer answers nothing, or is left; `LanguageError` where the
  ///   languages cannot be read. A handler that fails, hangs, drops its completion handler or calls it
  ///   twice, or offers the same choices again after one was chosen, does not throw: the turn's outcome is
  ///   `.failed`, and its `problem` says why.
  public func say(_ sentence: String, answers: [String] = []) async throws -> BenchTurn {
    let understood = try understand(sentence)
    var said = BenchTurn(sentence: sentence, reply: understood.reply)
    guard case .turn(let readings) = understood.plan else {
      guard answers.isEmpty else { throw BenchError.answersLeft(answers) }
      return said
    }
    let recording = Recording(language: understood.dialogue.language.code)
    let turn = turn(for: readings, in: understood.dialogue.language)
    var run = BenchRun(self, turn, understood.dialogue, answers)
    try await SpokenTimeZone.$chosen.withValue(timeZone) {
      try await recording.during { try await run.finish(&said) }
    }
    said.told = recording.told
    guard run.answers.isEmpty || said.problem != nil else {
      throw BenchError.answersLeft(Array(run.answers))
    }
    return said
  }

  /// Says a row's sentence and compares what came of it with what the row expects.
  ///
  /// - Returns: The turn, and in words in what it is another than expected; nothing where it is not.
  /// - Throws: As `say(_:answers:)`; `SentenceCaseError` where the row's time is none.
  public func check(_ row: SentenceCase) async throws -> (turn: BenchTurn, differences: [String]) {
    let row = row.naming(app.name)
    var bench = self
    bench.locale = row.locale ?? locale
    bench.now = try row.moment(in: timeZone) ?? now
    let turn = try await bench.say(row.say, answers: row.answers)
    let differences = row.expect.differences(from: SentenceOutcome(turn.reply))
    let problem = turn.reply.problem.flatMap { row.expect.allows($0) ? nil : $0.message }
    return (turn, [problem].compactMap(\.self) + differences.map(\.description))
  }
}
