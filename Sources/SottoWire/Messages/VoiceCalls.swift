import Intents

// What goes on by voice, for front ends that show it.

extension ClientCalls {
  /// How far somebody has come who speaks. Told by the assistant to who follows it; what is being heard,
  /// whoever hears the person has told the assistant in the same form, and the rest it knows itself.
  package struct VoiceEvent: WireEvent, Equatable {
    package static let name = "voice"

    package enum State: String, Codable, Sendable {
      /// Something may be said.
      case listening
      /// Something is being said: what has been understood of it so far.
      case hearing
      /// That was said.
      case heard
      /// That was answered.
      case answered
      /// Nothing more comes of it.
      case over
    }

    package var conversation: String
    package var state: State
    package var text: String?
    /// The language of an answer.
    package var locale: String?

    package init(conversation: String, state: State, text: String? = nil, locale: String? = nil) {
      self.conversation = conversation
      self.state = state
      self.text = text
      self.locale = locale
    }
  }

  /// Tells what goes on by voice, from now on.
  package struct FollowVoices: WireCall {
    package static let name = "followVoices"
    package init() {}
  }
}

extension ClientCalls.VoiceEvent: CheckedMessage {
  package func check() throws {
    try MessageBounds.check(conversation, "conversation")
    try MessageBounds.check(text, "text")
    try MessageBounds.check(locale, "locale")
  }
}
