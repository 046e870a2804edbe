import SottoAssistant
import SottoLanguage
import SottoWire

// What is said that asks for nothing of an app: hello, thanks, the time; and what no app does but another can.

extension Conversation {
  /// Answers what was said in passing, and asks again what is open.
  func answer(to remark: Plan.Remark, _ dialogue: Dialogue) -> Reply {
    let text = dialogue.answer(to: remark, isAsked: open != nil)
    guard let open else { return reply(text, .done, dialogue) }
    return ask(open, after: text)
  }

  /// Says that there are no alarms here, and offers a reminder where an app can take it.
  func offerReminder(insteadOf alarm: Reading, _ dialogue: Dialogue) async -> Reply {
    await drop()
    let canRemind = context.registry.profiles.contains {
      $0.isAllowed && $0.intents.contains("INAddTasksIntent")
    }
    guard canRemind, let reminder = dialogue.reminder(insteadOf: alarm) else {
      return reply(dialogue.refusal(of: alarm, canRemind: canRemind), .notUnderstood, dialogue)
    }
    return ask(OwnQuestion(.reminder(reminder.request), dialogue), reminder.question)
  }
}
