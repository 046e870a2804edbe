import Intents
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

/// Takes how an answered request goes on; `nil` when there is no more to hear.
typealias UpdateListener = @Sendable (Reply?) -> Void

/// One conversation: its language, its open question, one thing said at a time.
actor Conversation {
  let household: Household
  private(set) var language: String?
  /// How the person attends, as the front end last said.
  private(set) var attendance = Attendance()
  var open: OpenTurn?
  var offered: Alternatives?
  /// The answered request whose handler says how it goes on.
  var followed: TurnRunner?
  /// Who hears of that; `nil` while nobody wants to.
  var tell: UpdateListener?
  private let line = CallLine()
  private(set) var lastSaid = ContinuousClock.now

  struct OpenTurn {
    var runner: TurnRunner
    var question: Turn.OpenQuestion
    /// The question as it was asked, to ask it again.
    var text: String
    var choices: [String]
    /// What the answer may be, as understanding names it.
    var wants: Set<String> = []
    var dialogue: Dialogue
    /// How often something was said that answers nothing.
    var misses = 0
  }

  init(household: Household) { self.household = household }

  var hasOpenQuestion: Bool { open != nil }

  /// Whether somebody hears how the last request goes on.
  var isFollowed: Bool { followed != nil }

  /// Answers one thing said, after all that was said before it.
  ///
  /// - Parameter tell: Takes how it goes on; `nil` when nobody wants to hear.
  func say(_ call: ClientCalls.Say, tell: UpdateListener?) async -> Reply {
    let arrival = ContinuousClock.now
    lastSaid = arrival
    return await line.run {
      var reply = await self.answer(call, tell)
      reply.milliseconds = (ContinuousClock.now - arrival).seconds * 1000
      return reply
    }
  }

  /// The conversation is over: its question closes unharmed.
  func close() async {
    await open?.runner.supersede()
    open = nil
    offered = nil
    await stopFollowing()
  }

  /// Nobody hears any more how a request goes on: its handler is told to stop.
  ///
  /// - Parameter request: The last one, when none is named.
  func stopFollowing(_ request: TurnRunner? = nil) async {
    let runner = request ?? followed
    if runner === followed { followed = nil }
    await runner?.supersede()
  }

  private func answer(_ call: ClientCalls.Say, _ tell: UpdateListener?) async -> Reply {
    self.tell = tell
    attendance = Attendance(
      profile: call.profile.flatMap(Attendance.Profile.init) ?? .screen,
      isLocked: call.locked ?? false)
    let surroundings = household.surroundings(
      question: open.map { $0.question.surroundings(choices: $0.choices, wants: $0.wants) },
      of: call)
    let hint = call.locale ?? language
    if let refusal = await refusal(of: call.text, hint: hint, surroundings) { return refusal }
    if let offered, let reply = await choose(call, among: offered) { return reply }
    let readings = await household.languages.readings(
      call.text, locale: hint, surroundings: surroundings, explains: true)
    let reading = readings[0]
    // A bare “2” or “OK” is of no language: the conversation keeps its own.
    let isOfNone = reading.intent == "Answer" && language != nil
    let dialogue = household.dialogue(
      isOfNone ? language ?? reading.locale : reading.locale, attendance)
    if reading.intent != nil { language = dialogue.language.code }
    let plan = Plan(readings: readings, question: open?.question, language: dialogue.language)
    if plan.isDoubtful(asked: open?.question), let request = await request(call, hint) {
      return await carryOut(request.plan, call, request.dialogue)
    }
    var reply = await carryOut(plan, call, dialogue)
    reply.reading = reply.reading ?? reading.plain
    return reply
  }

  private func carryOut(
    _ plan: Plan, _ call: ClientCalls.Say, _ dialogue: Dialogue
  ) async -> Reply {
    switch plan {
    case .turn(let readings):
      if call.locked == nil, let intent = readings[0].intent {
        attendance.isLocked = await household.isLocked(for: intent)
      }
      if let reply = await tellPlayer(readings[0], dialogue) { return reply }
      return await start(readings, dialogue)
    case .answer(let answer, _):
      guard let open else { return await notUnderstood(dialogue) }
      return await take(answer, to: open)
    case .askAgain:
      guard let open else { return await notUnderstood(dialogue) }
      return await askAgain(open)
    case .control(let control, let reading):
      await close()
      return await self.control(control, reading, dialogue)
    case .help(let reading):
      await close()
      return await help(reading.app, dialogue)
    case .unavailable(let reading):
      await close()
      let keys = ["unavailable.\(reading.intent ?? "")", "unavailable"]
      return reply(dialogue.say(keys), .failed, dialogue)
    case .notUnderstood:
      return await notUnderstood(dialogue)
    }
  }
}
