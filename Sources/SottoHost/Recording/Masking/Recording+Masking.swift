import Intents
import SottoAssistant
import SottoWire

extension Recording {
  /// The conversation with made-up names in the place of the person's: what their apps know, have answered and
  /// were asked for. What apps declare stays, and so do words of a sentence that nobody took for a name.
  ///
  /// It may be understood otherwise than before: only a replay tells.
  ///
  /// - Throws: Where it cannot be read again.
  package func masked() throws -> Recording {
    var mask = Mask(knowing: home.apps.flatMap(\.bundle.publicNames))
    var masked = self
    masked.header.masked = true
    for app in masked.home.apps.indices {
      for type in masked.home.apps[app].vocabulary.indices {
        masked.home.apps[app].vocabulary[type].entries =
          masked.home.apps[app].vocabulary[type].entries.map { entry in
            .init(mask.name(entry.phrase), pronunciation: entry.pronunciation.map { mask.name($0) })
          }
      }
    }
    for index in masked.home.playing.indices {
      let item = try PlainEncoder.plain(of: masked.home.playing[index].item)
      masked.home.playing[index].item = try PlainDecoder.value(from: mask.values(item))
    }
    for index in masked.home.rides.indices {
      masked.home.rides[index].identifier = mask.name(masked.home.rides[index].identifier)
    }
    mask.learn(lines)
    // A name may be said before an app is heard of it.
    for line in lines { _ = mask.structured(line) }
    for index in masked.home.phrases.indices {
      masked.home.phrases[index].phrase = mask.text(masked.home.phrases[index].phrase)
      masked.home.phrases[index].sentence = mask.text(masked.home.phrases[index].sentence)
    }
    masked.lines = lines.map { mask.structured($0) }
    return masked
  }
}

extension Mask {
  /// Learns what of that which was understood is a name, and how it is spelled.
  fileprivate mutating func learn(_ lines: [RecordedLine]) {
    var sent: Set<String> = []
    for case .sent(.call(_, _, let body), _) in lines {
      sent.formUnion((body["intent"]?["parameters"] ?? .null).texts.map { $0.lowercased() })
    }
    var asksApp = false
    for line in lines {
      switch line {
      case .said: asksApp = false
      case .sent(.call, _): asksApp = true
      case .replied(let reply):
        let understood = (reply["reading"]?["parameters"] ?? .null).texts
        for text in understood {
          spell(as: text)
          // What no app is told is a way to speak of something.
          if asksApp, !sent.contains(text.lowercased()) { leave(text) }
        }
      default: continue
      }
    }
  }

  fileprivate mutating func structured(_ line: RecordedLine) -> RecordedLine {
    switch line {
    case .said(var call, let moment):
      call["text"] = call["text"]?.string.map { .string(saying($0)) }
      call["request"] = call["request"].map { values($0) }
      return .said(call, at: moment)
    case .replied(let reply): return .replied(masked(reply))
    case .updated(let reply): return .updated(reply == .null ? reply : masked(reply))
    case .sent(let message, let process): return .sent(masked(message), to: process)
    case .came(let message, let process, let moment):
      return .came(masked(message), from: process, at: moment)
    case .notStarted(let process, let problem): return .notStarted(process, problem: text(problem))
    case .ended: return line
    case .traced(let trace, let process): return .traced(values(trace), of: process)
    }
  }

  /// What is understood and what an app has answered is in it beside the assistant's own words.
  private mutating func masked(_ reply: PlainValue) -> PlainValue {
    var masked = reply
    var reading = reply["reading"]
    if let understood = reading?["parameters"] { reading?["parameters"] = values(understood) }
    if let said = reading?["said"] { reading?["said"] = said.mapTexts { saying($0) } }
    let response = reply["response"].map { values($0) }
    var problem = reply["problem"]
    for key in ["calls", "lines", "log"] {
      let part = problem?[key].map { values($0) }
      if let part { problem?[key] = part }
    }
    masked["reading"] = nil
    masked["response"] = nil
    masked["problem"] = nil
    masked = texts(masked)
    masked["reading"] = reading.map { reading in
      var reading = reading
      for key in ["text", "rest", "excluded", "room"] {
        if let said = reading[key]?.string { reading[key] = .string(saying(said)) }
      }
      return reading
    }
    masked["response"] = response
    masked["problem"] = problem.map { problem in
      var problem = problem
      problem["message"] = problem["message"].map { texts($0) }
      return problem
    }
    return masked
  }

  private mutating func masked(_ message: Envelope) -> Envelope {
    switch message {
    case .call(let id, let name, let body): return .call(id: id, name: name, with: values(body))
    case .event(let name, let body): return .event(name: name, with: values(body))
    case .answer(let id, let answer): return .answer(id: id, values(answer))
    case .failure(let id, let failure):
      return .failure(id: id, CallFailure(failure.code, text(failure.message)))
    }
  }
}

extension PlainValue {
  /// All texts in it.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let values): values.flatMap(\.texts)
    case .object(let members): members.values.flatMap(\.texts)
    case .null, .bool, .integer, .number: []
    }
  }
}

extension AppBundle {
  /// What it and its fixed terms are called.
  fileprivate var publicNames: [String] {
    [identifier] + spokenNames
      + terms.flatMap { term in [term.identifier] + term.synonyms.map(\.phrase) }
  }
}
