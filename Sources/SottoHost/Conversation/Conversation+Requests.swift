import SottoAssistant
import SottoLanguage
import SottoWire

// What is said that asks for something: its turn, and the reply to where that stands.

extension Conversation {
  func start(_ readings: [Reading], _ said: Utterance, _ dialogue: Dialogue) async -> Reply {
    // A program says all that it means.
    guard said.request == nil, let topic else {
      return await run(context.turn(readings, said.attendance), said, dialogue)
    }
    let readings = readings.map(topic.addressed)
    let place = await place(in: readings[0], of: topic)
    let turn = context.turn(readings, said.attendance, about: topic, at: place)
    return await run(turn, said, dialogue)
  }

  func run(_ turn: Turn, _ said: Utterance, _ dialogue: Dialogue) async -> Reply {
    await drop()
    let runner = TurnRunner(
      turn: turn, processes: context.processes, language: dialogue.language.code,
      limit: said.attendance.requestLimit(context.settings.requestLimit),
      isFollowed: said.listener != nil, isOffline: said.attendance.isOffline)
    let stand = await working(runner) { await runner.start(heard: said.hearer) }
    return await reply(to: stand, of: runner, said, dialogue)
  }

  func reply(
    to stand: TurnRunner.Stand, of runner: TurnRunner, _ said: Utterance, _ dialogue: Dialogue
  ) async -> Reply {
    let turn = await runner.turn
    let steps = await runner.steps
    answering = turn.current.map { ($0.app.identifier, $0.request.intentName) }
    switch stand {
    case .asked(let question):
      let asked = dialogue.question(question, of: turn.current)
      var opened = OpenTurn(
        runner: runner, question: question, text: asked.text, choices: asked.choices,
        dialogue: dialogue)
      if case .request(let question) = question {
        opened.wants = turn.current?.request.wants(question) ?? []
        opened.intent = turn.current?.request.intentName ?? ""
      }
      open = opened
      return self.reply(opened, text: asked.text, app: turn.current?.app, steps)
    case .ended(.notRouted(_, .nobody)) where context.samples.isOffered:
      open = nil
      return ask(OwnQuestion(.samples, dialogue), dialogue.say(["samples.offer"]))
    case .ended(let result):
      open = nil
      offered = Alternatives(result, dialogue)
      var dialogue = dialogue
      dialogue.readRemarks = shownRemarks
      let text = dialogue.answer(
        dialogue.answer(
          to: result, where: StorageProblem(at: context.folder),
          during: result.app.flatMap { context.processes.progress.work(of: $0.identifier) }),
        offering: offered?.names ?? [], isFound: offered?.areFound ?? false)
      var reply = self.reply(text, result.outcome, dialogue)
      if let offered, !offered.areFound { reply.alternatives = offered.names }
      reply.card = dialogue.card(for: result)
      reply.app = result.app?.name(in: dialogue.language.code)
      reply.reading = result.reading.plain
      reply.steps = steps
      if reply.outcome == .failed { reply.problem = await runner.problem }
      if case .request(let candidate, .notFound) = result {
        topic = Topic(missing: candidate) ?? topic
      }
      if case .request(let candidate, .done(let response)) = result {
        context.rides.note(response, of: candidate.app.identifier)
        note(response, to: candidate)
        if let remark = dialogue.remark(in: response) { shownRemarks.insert(remark) }
        if let action = DonatedAction(candidate) { context.suggestions.note(action) }
        reply.response = response.plain
        if await runner.goesOn, let listener = said.listener {
          reply.updates = true
          followed = runner
          follow(
            runner, candidate, context.dialogue(dialogue.language.code, said), listener
          )
        }
      }
      let unheard = dialogue.unheard(of: result)
      if !unheard.isEmpty {
        let question = OwnQuestion(.unheard(unheard), dialogue)
        reply.text = dialogue.say(["heard.more"], ["answer": reply.text])
        reply.outcome = .question
        reply.question = Reply.Question(question.surroundings, dialogue)
        asked = question
      }
      return reply
    }
  }

  func reply(
    _ open: OpenTurn, text: String, app: AppProfile?, _ steps: [Reply.Step] = []
  ) -> Reply {
    Reply(
      text: text, outcome: .question, locale: open.dialogue.language.code,
      app: app?.name(in: open.dialogue.language.code),
      question: open.question.message(choices: open.choices, open.dialogue),
      card: open.dialogue.card(for: open.question), steps: steps)
  }
}
