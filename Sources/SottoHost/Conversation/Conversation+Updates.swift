import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

extension Conversation {
  /// Tells what the handler of an answered request goes on to say, each time in a sentence, until
  /// it has said the last, its process ends, or something else is said.
  func follow(
    _ runner: TurnRunner, _ candidate: Turn.Candidate, _ dialogue: Dialogue,
    _ tell: @escaping UpdateListener
  ) {
    let context = context
    let tape = tape
    let tell: UpdateListener = { reply in
      let reply = reply?.shown
      tape.note(.updated(reply?.recorded ?? .null))
      tell(reply)
    }
    Task {
      for await response in await runner.updates(by: context.updates) {
        context.rides.note(response, of: candidate.app.identifier)
        let result = Turn.Result.request(
          candidate, response.meaningOfHandle == .proceed ? .done(response) : .failed(response))
        var reply = self.reply(dialogue.answer(to: result), result.outcome, dialogue)
        reply.app = candidate.app.name(in: dialogue.language.code)
        reply.response = response.plain
        reply.card = dialogue.card(for: result)
        tell(reply)
        if response.isLast { break }
      }
      await stopFollowing(runner)
      tell(nil)
    }
  }
}
