import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

/// Takes how an answered request goes on; `nil` when there is no more to hear.
typealias UpdateListener = @Sendable (Reply?) -> Void

/// One thing said to a conversation, and by whom.
struct Utterance {
  private(set) var call: ClientCalls.Say
  /// What is asked for, where a program says so in place of a sentence.
  let request: Reading?
  /// What was asked for before it in the same breath.
  private(set) var first: Reading?
  /// Whether a phrase stands for it: then it is none itself.
  private(set) var isStarted = false
  /// When it was said, where the front end says so.
  let moment: Date?
  /// How the person attends, as the front end says.
  var attendance: Attendance
  /// Who hears how it goes on; `nil` while nobody wants to.
  let listener: UpdateListener?
  /// Who hears what happens in the turn.
  let hearer: TurnHearer?

  /// What a phrase of the person's own stands for, said in its place.
  func starting(_ sentence: String, locale: String) -> Utterance {
    var said = self
    said.call.text = sentence
    said.call.locale = locale
    said.isStarted = true
    return said
  }

  /// What was said in the same breath after a first request.
  func saying(_ further: Conversation.Further) -> Utterance {
    var said = self
    said.call.text = further.text
    said.call.locale = further.first.locale
    said.first = further.first
    return said
  }

  init(
    _ call: ClientCalls.Say, request: Reading? = nil, listener: UpdateListener?,
    hearer: TurnHearer? = nil
  ) {
    self.hearer = hearer
    self.call = call
    self.request = request
    self.listener = listener
    moment = call.now.map { Date(timeIntervalSince1970: $0) }
    attendance = Attendance(
      profile: call.profile.flatMap(Attendance.Profile.init) ?? .screen,
      isLocked: call.locked ?? false, showsChoices: call.showsChoices ?? false)
  }
}
