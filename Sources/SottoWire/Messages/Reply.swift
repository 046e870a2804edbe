import Intents

/// The assistant's answer to one thing said; its JSON is `sotto say --json`'s.
package struct Reply: Codable, Sendable, Equatable {
  package enum Outcome: String, Codable, Sendable {
    case done, cancelled, notUnderstood, failed
    /// A question waits for its answer.
    case question
  }

  /// What a question offers.
  package struct Question: Codable, Sendable, Equatable {
    /// `choice`, `value` or `confirmation`.
    package var kind: String
    /// The names offered, in order.
    package var choices: [String]
    /// What can be answered, each with the sentence that says it; absent where any words are an answer.
    package var answers: [Card.Action]?
    package init(kind: String, choices: [String], answers: [Card.Action]? = nil) {
      self.kind = kind
      self.choices = choices
      self.answers = answers
    }
  }

  /// One step of a request, for `:why`.
  package struct Step: Codable, Sendable, Equatable {
    /// `begin`, `resolve`, `confirm`, `handle`, `handle in app`, `continue in app`.
    package var name: String
    /// What came back, in words.
    package var result: String
    package var milliseconds: Double
    /// The intent that it was about.
    package var intent: String?
    /// The parameter that was resolved.
    package var parameter: String?
    /// SiriKit's word for what came back: `success`, `needsValue`, `disambiguation`; a response's code.
    package var status: String?
    /// The names of the values that came back.
    package var values: [String]?
    package init(name: String, result: String, milliseconds: Double, intent: String? = nil) {
      self.name = name
      self.result = result
      self.milliseconds = milliseconds
      self.intent = intent
    }
  }

  /// One of the assistant's sentences, of which `text` is made.
  package struct Template: Codable, Sendable, Equatable {
    /// Its key in the language's `answers.txt`.
    package var key: String
    /// With the names of its values in braces, and in brackets what can be missing.
    package var text: String
    package init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  /// The sentence for the person, in the person's language.
  package var text: String
  package var outcome: Outcome
  /// The language of `text`.
  package var locale: String
  /// The app that answered, by its name in that language.
  package var app: String?
  package var question: Question?
  /// What is shown beside the sentence.
  package var card: Card?
  /// The names of what else may have been meant; saying one, or its number, plays it instead.
  package var alternatives: [String]?
  /// What the app answered, with the names of SiriKit's response, where it did what was asked.
  package var response: PlainValue?
  /// Whether `ClientCalls.Update`s follow.
  package var updates: Bool?
  /// The Reading that was carried out.
  package var reading: PlainValue?
  package var steps: [Step]
  /// What `text` is made of; absent where that is an app's own words.
  package var templates: [Template]?
  /// What the app did wrong, for its developer.
  package var problem: Problem?
  /// From the sentence's arrival to this reply.
  package var milliseconds: Double

  package init(
    text: String, outcome: Outcome, locale: String, app: String? = nil, question: Question? = nil,
    card: Card? = nil, alternatives: [String]? = nil, reading: PlainValue? = nil,
    steps: [Step] = [], milliseconds: Double = 0
  ) {
    self.text = text
    self.outcome = outcome
    self.locale = locale
    self.app = app
    self.question = question
    self.card = card
    self.alternatives = alternatives
    self.reading = reading
    self.steps = steps
    self.milliseconds = milliseconds
  }
}
