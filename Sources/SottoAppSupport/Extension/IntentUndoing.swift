public import Intents

/// A handler that can take back what it has done, when the person says “undo that”.
///
/// SiriKit has no such request; this is Sotto's own, for what has no inverse in SiriKit: what was put
/// in a playlist, what was liked, a note. Tasks that were added are deleted, and so on, without it. Apple's
/// systems never ask a handler this.
public protocol IntentUndoing {
  /// Takes back what `handle` has done.
  ///
  /// - Parameters:
  ///   - intent: The intent as it was handled, its parameters resolved.
  ///   - response: What `handle` gave. What else has to be known to take it back can stand in the
  ///     `userInfo` of its `userActivity`.
  /// - Returns: `false` when it cannot be taken back any more; then nothing has changed.
  nonisolated(nonsending) func undo(intent: INIntent, response: INIntentResponse) async -> Bool
}
