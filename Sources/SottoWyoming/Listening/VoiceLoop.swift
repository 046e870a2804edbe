import Foundation

/// A conversation by voice: waits for its word, hears what is said, asks the assistant, says its answer, and
/// hears again where that is a question.
package struct VoiceLoop: Sendable {
  /// What the assistant answers.
  package struct Answer: Sendable {
    package var text: String
    /// The code of its language.
    package var language: String
    package var isQuestion: Bool

    package init(text: String, language: String, isQuestion: Bool) {
      (self.text, self.language, self.isQuestion) = (text, language, isQuestion)
    }
  }

  /// What goes on, for whoever shows it.
  package enum Event: Sendable, Equatable {
    case waiting
    case listening
    /// What has been understood of what is being said.
    case hearing(String)
    case heard(String)
    case answered(String)
    /// Whoever speaks has been interrupted by the word.
    case interrupted
    case failed(VoiceError)
  }

  /// What makes speech, and what plays it.
  struct Voice: Sendable {
    let speech: any Speech
    let output: any SoundOutput
  }

  let microphone: Microphone
  let recogniser: Recogniser
  let wake: (any Waking)?
  /// Whether a request may come at any time, with no word before it.
  let isOpen: Bool
  /// What says answers aloud; `nil` where nothing does.
  let voice: Voice?
  let language: String?
  let ask: Ask
  let tell: Tell

  /// Goes on until no more is heard.
  ///
  /// - Throws: `VoiceError` when the microphone fails.
  func run() async throws {
    while try await tryAgain(waitForWord) {
      _ = try await tryAgain(converse)
    }
    if let failure = microphone.failure { throw failure }
  }

  /// Hears one request, and the answers to its questions.
  ///
  /// - Returns: Whether anything was heard.
  @discardableResult
  func converse() async throws -> Bool {
    var hasHeard = false
    while true {
      await tell(.listening)
      guard let text = try await hear(isPatient: isOpen && !hasHeard), !text.isEmpty else {
        return hasHeard
      }
      hasHeard = true
      await tell(.heard(text))
      let answer = try await answer(to: text)
      await tell(.answered(answer.text))
      let isInterrupted = try await say(answer)
      if isInterrupted { await tell(.interrupted) }
      microphone.forget()
      guard answer.isQuestion || isInterrupted else { return true }
    }
  }

  /// An assistant that has ended is one more service that fails.
  private func answer(to text: String) async throws -> Answer {
    do { return try await ask(text) } catch let error as CancellationError {
      throw error
    } catch {
      throw VoiceError("\(error)")
    }
  }

  /// - Returns: Whether somebody may speak; `false` when no more will be heard.
  private func waitForWord() async throws -> Bool {
    await tell(.waiting)
    guard let wake else { return !microphone.hasEnded }
    return try await wake.wait(in: microphone) != nil
  }

  /// - Parameter isPatient: Whether it waits for as long as nobody speaks.
  /// - Returns: What was said; `nil` where nobody has spoken.
  private func hear(isPatient: Bool) async throws -> String? {
    var bounds = SpeechBounds(format: .speech)
    var before: [Data] = []
    var utterance: Recogniser.Utterance?
    while let piece = try await microphone.next() {
      bounds.hear(piece)
      switch bounds.state {
      case .waiting:
        // Speech has begun before it is taken for such.
        before = before.suffix(Self.kept) + [piece]
      case .silent where isPatient: bounds = SpeechBounds(format: .speech)
      case .silent: return nil
      case .speaking, .ended:
        if utterance == nil { utterance = try await begin(with: before) }
        try await utterance?.hear(piece)
        if bounds.state == .ended || utterance?.isOver == true { return try await utterance?.end() }
      }
    }
    return try await utterance?.end()
  }

  /// How many pieces are kept of what was heard before speech was.
  private static let kept = 8

  private func begin(with pieces: [Data]) async throws -> Recogniser.Utterance {
    let utterance = try await recogniser.begin(language: language, format: .speech) {
      await tell(.hearing($0))
    }
    for piece in pieces { try await utterance.hear(piece) }
    return utterance
  }

  /// Says an answer, unless the word interrupts it.
  ///
  /// - Returns: Whether it did.
  private func say(_ answer: Answer) async throws -> Bool {
    guard let voice, !answer.text.isEmpty else { return false }
    return try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        do {
          try await voice.speech.say(answer.text, in: answer.language, through: voice.output)
        } catch let error as VoiceError {
          // It was shown all the same, and a question may be answered.
          await tell(.failed(error))
        }
        return false
      }
      if let wake {
        group.addTask {
          let word = try? await wake.wait(in: microphone)
          if word ?? nil == nil { try await Task.sleep(for: .seconds(3600)) }
          return true
        }
      }
      defer { group.cancelAll() }
      return try await group.next() ?? false
    }
  }

  /// A service that fails is told of and tried again; a microphone that fails is the end.
  private func tryAgain(_ step: () async throws -> Bool) async throws -> Bool {
    do { return try await step() } catch let error as VoiceError {
      if let failure = microphone.failure { throw failure }
      await tell(.failed(error))
      try await Task.sleep(for: .seconds(2))
      return true
    }
  }
}
