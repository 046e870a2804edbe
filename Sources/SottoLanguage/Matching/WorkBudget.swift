/// How much work one sentence may be, over all the languages that hear it.
///
/// What people say takes a few hundredths of it. It is counted in steps of matching, a fraction of a
/// microsecond each, rather than in time: a sentence is understood, or not, on every machine alike.
final class WorkBudget {
  /// Nothing more is done for the sentence.
  struct Spent: Error {}

  /// What is left, in steps.
  private(set) var rest: Int

  /// What it takes to hear a word before anything is matched, and to tag it, in steps.
  static let hearing = 50

  /// What may be done where others wait, in steps: some milliseconds.
  static let mostAtOnce = 6_000

  init(_ steps: Int = 60_000) { rest = steps }

  /// - Throws: `Spent` when it was more than what was left.
  func spend(_ steps: Int) throws(Spent) {
    rest -= steps
    if rest < 0 { throw Spent() }
  }
}
