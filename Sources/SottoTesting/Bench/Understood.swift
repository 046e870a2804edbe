import SottoAssistant
import SottoLanguage
import SottoWire

/// What a sentence is understood as, and who answers it.
struct Understood {
  /// The likeliest Reading.
  let reading: Reading
  /// What is to be done about it.
  let plan: Plan
  /// Who speaks to the person, in the sentence's language.
  let dialogue: Dialogue

  /// What it is, in words for the developer.
  var summary: String {
    let intent = reading.intent ?? "nothing of ours"
    guard let reason = reading.reasons.last else { return intent }
    return "\(intent) (\(reason))"
  }

  /// What is replied as long as nothing is done about it.
  var reply: Reply {
    var reply = Reply(
      text: dialogue.say(["notUnderstood"]), outcome: .notUnderstood,
      locale: dialogue.language.code)
    reply.reading = reading.plain
    return reply
  }
}
