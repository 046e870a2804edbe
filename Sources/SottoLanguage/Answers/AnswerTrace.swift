import Synchronization

/// Which of the assistant's sentences an answer is made of, for whoever asks why it is as it is.
///
/// It notes each sentence that is made while it is the current one.
public final class AnswerTrace: Sendable {
  /// A sentence of `answers.txt`.
  public struct Template: Sendable, Equatable {
    public let key: String
    /// As it stands in the file, but for what inflects a value or joins a list.
    public let text: String
  }

  @TaskLocal public static var current: AnswerTrace?

  private let sentences = Mutex<[(template: Template, filled: String)]>([])

  public init() {}

  func note(_ key: String, _ template: AnswerTemplate, filled: String) {
    let template = Template(key: key, text: template.description)
    sentences.withLock { $0.append((template, filled)) }
  }

  /// Those that a text is made of, in the order in which they were made; once each.
  ///
  /// - Complexity: Linear in what was noted and in the text.
  public func templates(of text: String) -> [Template] {
    sentences.withLock { sentences in
      sentences.reduce(into: []) { found, sentence in
        guard text.contains(sentence.filled), !found.contains(sentence.template) else { return }
        found.append(sentence.template)
      }
    }
  }
}
