import SottoAssistant
import SottoLanguage
import SottoWire

// Several requests in one breath: all are done, in order.

extension Conversation {
  /// What else was asked for, as it was said.
  struct Further {
    var text: String
    /// What was asked for before it.
    var first: Reading
  }

  /// Does what else was asked for, once the first is done; where that has asked back, after its answer.
  ///
  /// What the person has called off takes the rest with it; after what failed, they are told what was
  /// not tried: it may have been meant for what is not there.
  func goOn(after reply: Reply, _ said: Utterance) async -> Reply {
    guard open == nil, let next = further else { return reply }
    further = nil
    switch reply.outcome {
    case .done:
      // Its names are no choices for what follows.
      offered = nil
      let said = said.saying(next)
      let second = await goOn(after: answer(said), said)
      return reply.followed(by: second, context.dialogue(second.locale, said))
    case .failed, .notUnderstood:
      var reply = reply
      reply.text = context.dialogue(reply.locale, said).say(
        ["rest"], ["answer": reply.text, "rest": next.text])
      return reply
    case .cancelled, .question: return reply
    }
  }
}

extension Reply {
  /// Both replies as one; what can only be told of one is told of the last that has it.
  fileprivate func followed(by second: Reply, _ dialogue: Dialogue) -> Reply {
    var reply = second
    reply.text = dialogue.say(["then"], ["answer": text, "next": second.text])
    reply.app = second.app ?? app
    reply.card = second.card ?? card
    reply.response = second.response ?? response
    reply.problem = second.problem ?? problem
    // It has the second in it, as what was said besides.
    reply.reading = reading
    reply.steps = steps + second.steps
    return reply
  }
}
