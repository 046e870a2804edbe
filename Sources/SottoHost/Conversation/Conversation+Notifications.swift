import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

// What is said to what an app has just told.

extension Conversation {
  /// Has the app carry out the action whose title was said; `nil` where none was.
  ///
  /// - Parameter hint: The language of whoever speaks, where it is known.
  func answerNotification(_ said: Utterance, hint: String?) async -> Reply? {
    guard open == nil, let told = context.notifications.last,
      let (action, title, language) = told.action(saidAs: said.call.text, hint: hint)
    else { return nil }
    await drop()
    context.notifications.isAnswered(told)
    self.language = language ?? self.language
    let dialogue = context.dialogue(language ?? hint ?? "", said)
    let app = told.app.bundle.name.text(in: dialogue.language.code)
    let call = AppCalls.NotificationResponse(
      notification: told.notification, date: told.date.timeIntervalSince1970,
      action: action.identifier)
    let text: String
    let outcome: Reply.Outcome
    do {
      let process = try await context.processes.app(told.app.installed.identifier)
      _ = try await process.call(call, within: context.settings.requestLimit)
      text = dialogue.answered(told.notification, with: title, of: app)
      outcome = .done
    } catch {
      let isLate = (error as? CallFailure)?.code == .timedOut
      text = dialogue.say([isLate ? "fault.timedOut" : "fault.crashed"], ["app": app])
      outcome = .failed
    }
    var reply = reply(text, outcome, dialogue)
    reply.app = app
    return reply
  }
}

extension NotificationDelivery.Told {
  /// The action of which somebody says the title, in any language that the app has it in.
  ///
  /// - Returns: The action, its title as it was said, and the language of that.
  fileprivate func action(
    saidAs text: String, hint: String?
  ) -> (NotificationCategory.Action, title: String, language: String?)? {
    let said = text.trimmingCharacters(in: .punctuationCharacters.union(.whitespaces))
    func isSaid(_ title: String) -> Bool {
      said.compare(title, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
        == .orderedSame
    }
    for action in actions {
      let languages = (action.translations ?? [:]).filter { isSaid($0.value) }.keys.sorted()
      // Some languages have a word in common: then it is of the one that is spoken.
      if let language = languages.first(where: { hint?.hasPrefix($0.prefix(2)) == true })
        ?? languages.first
      {
        return (action, action.title(in: language), language)
      }
      if isSaid(action.title) { return (action, action.title, nil) }
    }
    return nil
  }
}
