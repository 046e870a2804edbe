import Foundation
import Synchronization

/// Which conversation of the assistant's each utterance belongs to.
///
/// A client names the conversation, and gives it a new name when it has been silent for a while. Where
/// Sotto has asked something in a room, what is said there next is taken for the answer all the same.
final class RoomConversations: Sendable {
  /// What a client says of where an utterance comes from.
  struct Place: Sendable, Equatable {
    /// The client's name of the conversation.
    var conversation: String?
    /// The satellite, or the device.
    var room: String?
  }

  private struct State {
    /// The conversation in which a question waits, by room.
    var questions: [String: Question] = [:]
    /// Conversations that go on under a new name: old names by new ones.
    var renamed: [String: Question] = [:]
  }

  private struct Question {
    var conversation: String
    var asked: ContinuousClock.Instant
  }

  private let state = Mutex(State())
  private let patience: Duration

  /// How many rooms and names are kept at most.
  private static let most = 1000

  /// - Parameter patience: For how long a question waits for its answer under another name.
  init(patience: Duration = .seconds(300)) { self.patience = patience }

  /// The conversation of what is said at a place.
  ///
  /// - Parameter connection: The name of one for who says nothing of where it is.
  func conversation(at place: Place, connection: String) -> String {
    guard let room = place.room else {
      return place.conversation.map(Self.named) ?? connection
    }
    guard let said = place.conversation.map(Self.named) else { return Self.named("in.\(room)") }
    return state.withLock { state in
      if let former = state.renamed[said] { return former.conversation }
      guard let open = state.questions[room], open.conversation != said,
        open.asked + patience > .now
      else { return said }
      Self.makeRoom(in: &state.renamed)
      state.renamed[said] = open
      return open.conversation
    }
  }

  /// Notes whether a conversation waits for an answer from a place.
  func note(_ conversation: String, isAsking: Bool, at place: Place) {
    guard let room = place.room else { return }
    state.withLock { state in
      guard isAsking else {
        if state.questions[room]?.conversation == conversation { state.questions[room] = nil }
        return
      }
      Self.makeRoom(in: &state.questions)
      state.questions[room] = Question(conversation: conversation, asked: .now)
    }
  }

  /// As the assistant may be told it, apart from the conversations of other front ends.
  private static func named(_ name: String) -> String { "wyoming.\(name.prefix(200))" }

  private static func makeRoom(in questions: inout [String: Question]) {
    guard questions.count >= most,
      let oldest = questions.min(by: { $0.value.asked < $1.value.asked })
    else { return }
    questions[oldest.key] = nil
  }
}
