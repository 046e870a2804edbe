import SottoAssistant
import SottoLanguage
import SottoWire

// What is said to what was last done: what goes on about it, and what takes it back.

extension Conversation {
  /// Keeps what a later sentence may mean by “it”, and what “undo that” takes back.
  func note(_ response: HandlerResponse, to candidate: Turn.Candidate) {
    topic = Topic(after: topic, candidate, response)
    change = Change(candidate, response) ?? change
  }

  /// What an app has told meanwhile is what “mark it as done” means.
  func takeUpReminder() {
    guard let told = context.notifications.last, told.date > reminded else { return }
    reminded = told.date
    let app = context.registry.profiles.first { $0.identifier == told.app.installed.identifier }
    topic = app.flatMap { Topic(reminder: told.notification.title, of: $0) } ?? topic
  }

  /// What words that ask for nothing by themselves ask for after what was last told: “and bread”.
  ///
  /// - Parameter reading: What they mean by themselves.
  func followUp(_ said: Utterance, than reading: Reading) async -> Reading? {
    guard open == nil, !reading.isTalk, let topic,
      reading.intent == nil || reading.intent == "Answer" || reading.confidence < Self.surely
        || reading.saysOnlyWhatKind || isControlOfNothing(reading)
    else { return nil }
    let readings = await context.languages.readings(
      said.call.text, locale: said.call.locale ?? language,
      surroundings: context.surroundings(question: topic.question, of: said))
    // "What's on the list" is a request by itself, and asks for this list where it is about one.
    let answer = readings.first { $0.intent == "Answer" && $0.parameters["items"] == nil }
    return topic.request(reading.saysOnlyWhatKind ? answer ?? readings[0] : readings[0])
  }

  /// "No, at 7:30" is a place in what plays, where something does.
  private func isControlOfNothing(_ reading: Reading) -> Bool {
    reading.intent == "SystemMediaControl" && context.controls.board.current == nil
  }

  /// The place among the things last told that a sentence speaks of: “the second one”.
  func place(in reading: Reading, of topic: Topic) async -> Int? {
    guard let words = topic.wordsOfPlace(in: reading) else { return nil }
    let language = context.languages.language(reading.locale)
    guard words != reading.text else { return language?.place(in: words) }
    let question = Surroundings.Question(kind: .choice, choices: topic.names)
    let answers = await context.languages.readings(
      words, locale: reading.locale, surroundings: context.surroundings(question: question))
    guard case .number(let place)? = answers[0].parameters["ordinal"] else { return nil }
    return Int(exactly: place)
  }

  /// Takes back what was last done; where that is a request like any other, it can be taken back, too.
  func undo(_ said: Utterance, _ dialogue: Dialogue) async -> Reply {
    guard let undone = change else {
      return reply(dialogue.say(["failed.cannotUndo"]), .failed, dialogue)
    }
    var steps = undone.inverse
    if steps.isEmpty { steps = [undone.undoing] }
    var texts: [String] = []
    var reply = self.reply("", .done, dialogue)
    change = nil
    while !steps.isEmpty, reply.outcome == .done {
      reply = await run(Turn(steps.removeFirst()), said, dialogue)
      texts.append(reply.text)
      if reply.outcome == .done, let response = change?.response {
        steps += undone.completion(of: response)
      }
    }
    if texts.count > 1 { change = nil }
    reply.text = texts.joined(separator: " ")
    return reply
  }
}

extension Reading {
  /// Whether it tells what kind of thing is asked for, and in what state, but not which: "what's left".
  fileprivate var saysOnlyWhatKind: Bool {
    !parameters.isEmpty && parameters.keys.allSatisfy { $0 == "itemType" || $0 == "status" }
  }
}
