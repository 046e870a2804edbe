// What is said before anything was said.

extension ClientCalls {
  /// Asks for what a person should be told who comes to a front end. Where that is a question, “yes” in the
  /// conversation answers it.
  package struct Greet: WireCall {
    package static let name = "greet"
    package var conversation: String
    /// The language to expect; absent: that of the person's session.
    package var locale: String?

    package init(conversation: String, locale: String? = nil) {
      self.conversation = conversation
      self.locale = locale
    }

    package struct Answer: Codable, Sendable, Equatable {
      /// Absent where the person is not new, and has apps.
      package var text: String?
      package var question: Reply.Question?
      /// What can be said to the apps that are there.
      package var examples: [String]

      package init(text: String?, question: Reply.Question?, examples: [String]) {
        self.text = text
        self.question = question
        self.examples = examples
      }
    }
  }
}
