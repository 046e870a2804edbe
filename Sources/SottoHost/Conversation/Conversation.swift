import Foundation
import Intents
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

/// One conversation: its language, its open question, one thing said at a time.
actor Conversation {
  let context: ConversationContext
  /// What happened in it of late.
  nonisolated let tape: Tape
  var language: String?
  var open: OpenTurn?
  var offered: Alternatives?
  /// What the assistant itself would like to know.
  var asked: OwnQuestion?
  /// The remarks about what plays that have been shown.
  var shownRemarks: Set<String> = []
  /// What was last spoken of.
  var topic: Topic?
  /// When an app has told what `topic` had to take up.
  var reminded = Date.distantPast
  /// What was last done, where that has changed something.
  var change: Change?
  /// What else was asked for in one breath, and waits for what was said first.
  var further: Further?
  /// The answered request whose handler says how it goes on.
  var followed: TurnRunner?
  /// The request that is being carried out.
  var working: TurnRunner?
  /// The app that was asked last, and for what, by the names of bundles.
  var answering: (app: String, intent: String)?
  /// The last example of what can be said: nobody is given one twice in a row.
  var lastExample: String?
  /// Whether the person has left the turn under way.
  var isLeft = false
  let line = CallLine()
  private(set) var lastSaid = ContinuousClock.now
  /// The same by the person's clock.
  private var lastMoment = Date.distantPast

  struct OpenTurn {
    var runner: TurnRunner
    var question: Turn.OpenQuestion
    /// The question as it was asked, to ask it again.
    var text: String
    var choices: [String]
    /// What the answer may be, as understanding names it.
    var wants: Set<String> = []
    /// The intent whose request asks.
    var intent = ""
    var dialogue: Dialogue
    /// How often something was said that answers nothing.
    var misses = 0
  }

  init(_ context: ConversationContext) {
    self.context = context
    tape = context.tapes.makeTape()
  }

  var hasOpenQuestion: Bool { open != nil || asked?.isAsked == true }

  /// Whether somebody hears how the last request goes on.
  var isFollowed: Bool { followed != nil }

  /// Answers one thing said, after all that was said before it.
  func say(_ said: Utterance) async -> Reply {
    let arrival = ContinuousClock.now
    lastSaid = arrival
    let moment = context.clock()
    if moment.timeIntervalSince(lastMoment) > Self.memory { topic = nil }
    lastMoment = moment
    return await line.run {
      await Tape.$current.withValue(self.tape) {
        self.tape.begin(
          said.call, at: self.context.tapes.moment, in: self.context.recordedHome)
        await self.begin()
        var reply = await self.goOn(after: self.answer(said), said)
        reply.milliseconds = (ContinuousClock.now - arrival).seconds * 1000
        await self.count(reply)
        reply = reply.shown.withShowablePictures
        self.tape.note(.replied(reply.recorded))
        return reply
      }
    }
  }

  /// How long “it” means what was last spoken of, in seconds.
  private static let memory = 300.0

  /// The conversation is over, after all that was said in it.
  func close() async {
    await line.run { await Tape.$current.withValue(self.tape) { await self.drop() } }
  }

  /// What is open closes unharmed.
  func drop() async {
    await open?.runner.supersede()
    open = nil
    offered = nil
    asked = nil
    further = nil
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

  func answer(_ said: Utterance) async -> Reply {
    let call = said.call
    let surroundings = context.surroundings(
      question: open.map { $0.question.surroundings(choices: $0.choices, wants: $0.wants) },
      of: said)
    let hint = call.locale ?? language
    takeUpReminder()
    if let request = said.request { return await carryOut(request, said, hint) }
    if let refusal = await refusal(of: said, hint: hint) { return refusal }
    if let reply = await answerNotification(said, hint: hint) { return reply }
    if let asked, let reply = await answer(asked, said) { return reply }
    if let reply = await start(saidAs: said, isExact: true, hint: hint) { return reply }
    if let offered, let reply = await choose(said, among: offered) { return reply }
    let arrival = ContinuousClock.now
    var readings = await context.languages.readings(
      call.text, locale: hint, surroundings: surroundings, explains: true)
    context.metrics.understanding.note((ContinuousClock.now - arrival).seconds)
    if let request = await followUp(said, than: readings[0]) { readings = [request] }
    if let first = said.first { readings = readings.map { $0.queued(after: first) } }
    said.hearer?.hear(readings)
    let reading = readings[0]
    if reading.intent == nil || reading.confidence < Self.surely,
      let reply = await start(saidAs: said, isExact: false, hint: hint)
    {
      return reply
    }
    // A bare “2” or “OK” is of no language: the conversation keeps its own.
    let isOfNone = reading.intent == "Answer" && language != nil
    let dialogue = context.dialogue(
      isOfNone ? language ?? reading.locale : reading.locale, said)
    if reading.intent != nil || reading.isTalk {
      language = dialogue.language.code
      context.notifications.note(spoken: dialogue.language.code)
    }
    let plan = Plan(readings: readings, question: open?.question, language: dialogue.language)
    if plan.isDoubtful(asked: open?.question), let request = await request(said, hint) {
      return await carryOut(request.plan, said, request.dialogue)
    }
    if let other = await other(than: reading, plan, said, hint) {
      return await carryOut(other.plan, said, other.dialogue)
    }
    var reply = await carryOut(plan, said, dialogue)
    if let excluded = reading.excluded, reply.outcome != .notUnderstood {
      // No intent has a place for it.
      reply.text = dialogue.say(["excluded"], ["answer": reply.text, "words": excluded])
    }
    if let room = reading.room, reply.outcome == .done {
      reply.text = dialogue.say(["room"], ["answer": reply.text, "words": room])
    }
    if let rest = reading.rest { further = Further(text: rest, first: reading) }
    reply.reading = reply.reading ?? reading.plain
    return reply
  }

  /// Carries out what a program asks for, as if it had been said and understood so.
  private func carryOut(_ request: Reading, _ said: Utterance, _ hint: String?) async -> Reply {
    let dialogue = context.dialogue(
      request.locale.isEmpty ? hint ?? "" : request.locale, said)
    var request = request
    request.locale = dialogue.language.code
    said.hearer?.hear([request])
    let plan = Plan(readings: [request], question: nil, language: dialogue.language)
    var reply = await carryOut(plan, said, dialogue)
    reply.reading = reply.reading ?? request.plain
    return reply
  }

  private func carryOut(
    _ plan: Plan, _ said: Utterance, _ dialogue: Dialogue
  ) async -> Reply {
    switch plan {
    case .turn(let readings):
      var said = said
      if said.call.locked == nil {
        // A turn may take another Reading than the best.
        said.attendance.isLocked = await context.isLocked(for: readings.compactMap(\.intent))
        if said.attendance.isLocked { tape.noteLock() }
      }
      if let reply = await tellPlayer(readings[0], said, dialogue) { return reply }
      return await start(readings, said, dialogue)
    case .answer(let answer, _):
      guard let open else { return await notUnderstood(dialogue) }
      return await take(answer, to: open, said)
    case .askAgain:
      guard let open else { return await notUnderstood(dialogue) }
      return await askAgain(open)
    case .refuse(let reading):
      guard let open else { return await notUnderstood(dialogue, reading) }
      return await askAgain(open, after: open.dialogue.say(["notUnderstood"]))
    case .control(let control, let reading):
      await drop()
      return await self.control(control, reading, said, dialogue)
    case .undo:
      await drop()
      return await undo(said, dialogue)
    case .help(let reading):
      await drop()
      return await help(reading.app, dialogue)
    case .suggest(let reading): return await suggest(reading, said, dialogue)
    case .dismissSuggestion(let reading): return dismiss(reading, dialogue)
    case .runShortcut(let reading): return await runShortcut(reading, said, dialogue)
    case .addShortcut(let reading): return await addShortcut(reading, said, dialogue)
    case .deleteShortcut(let reading): return await deleteShortcut(reading, dialogue)
    case .listShortcuts: return await listShortcuts(dialogue)
    case .remark(let remark, _): return answer(to: remark, dialogue)
    case .alarm(let reading): return await offerReminder(insteadOf: reading, dialogue)
    case .nothing:
      return reply(dialogue.say(["cancelled"]), .done, dialogue)
    case .unavailable(let reading):
      await drop()
      let keys = ["unavailable.\(reading.intent ?? "")", "unavailable"]
      return reply(dialogue.say(keys), .failed, dialogue)
    case .notUnderstood(let reading):
      return await notUnderstood(dialogue, reading)
    }
  }
}
