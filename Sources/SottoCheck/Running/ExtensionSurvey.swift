/// What an extension answered that was started.
package struct ExtensionSurvey: Sendable {
  /// What was found of one intent.
  package struct Intent: Sendable {
    package let intent: String
    /// Whether the extension gave a handler.
    package var handles = true
    /// Why it did not, in its own words.
    package var problem: String?
    /// The methods that the handler has, as far as they can be called without doing anything; `nil`
    /// where not all could be asked.
    package var methods: [String]?
    /// A method that ended the process, or did not answer, and how.
    package var faults: [(method: String, problem: String)] = []
    /// Questions that come again when they are answered.
    package var repeated: [RepeatedQuestion] = []

    package init(intent: String) { self.intent = intent }
  }

  /// A question that a handler asks again for the answer that it has offered itself.
  package struct RepeatedQuestion: Hashable, Sendable {
    package let parameter: String
    /// The sentence that led to it.
    package let sentence: String
    /// The name of what was chosen.
    package let answer: String
    /// How often it was asked in all.
    package let count: Int
  }

  /// The name of the extension's executable.
  package let part: String
  /// Why it could not be asked at all.
  package var failure: String?
  /// Whether its handlers took so long that not all of them were asked all.
  package var isCutShort = false
  package var intents: [Intent] = []

  package init(part: String) { self.part = part }

  func problem(with intent: String) -> String? {
    guard let found = intents.first(where: { $0.intent == intent }), !found.handles else {
      return nil
    }
    return found.problem ?? "\(part) gave no handler."
  }
}

extension Project {
  /// What a part answered; `nil` where it was not started.
  func survey(of part: Part) -> ExtensionSurvey? {
    surveys.first { $0.part == part.name && $0.failure == nil }
  }
}
