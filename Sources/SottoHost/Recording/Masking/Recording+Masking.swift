import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

extension Recording {
  /// The conversation with others in the place of all words, numbers and moments that are a person's: of what was
  /// said, of what was understood of that, and of what apps know, have told and have answered. What bundles
  /// declare stays.
  ///
  /// What the assistant has made of it is left as it was, for a replay to make anew.
  ///
  /// - Precondition: It was replayed with its Readings kept.
  /// - Throws: Where it cannot be read again.
  package func masked() throws -> Recording {
    var mask = Mask(
      knowing: Set(home.apps.flatMap(\.bundle.publicNames)),
      intents: Set(home.apps.flatMap(\.bundle.customIntents)), zone: header.zone)
    var masked = self
    masked.header.masked = true
    for app in masked.home.apps.indices {
      for type in masked.home.apps[app].vocabulary.indices {
        masked.home.apps[app].vocabulary[type].entries =
          masked.home.apps[app].vocabulary[type].entries.map { entry in
            .init(mask.text(entry.phrase), pronunciation: entry.pronunciation.map { mask.text($0) })
          }
      }
    }
    for index in masked.home.playing.indices {
      let item = try PlainEncoder.plain(of: masked.home.playing[index].item)
      masked.home.playing[index].item = try PlainDecoder.value(from: mask.value(item))
    }
    for index in masked.home.rides.indices {
      masked.home.rides[index].identifier = mask.text(masked.home.rides[index].identifier)
    }
    for index in masked.home.phrases.indices {
      masked.home.phrases[index].phrase = mask.text(masked.home.phrases[index].phrase)
      masked.home.phrases[index].sentence = mask.text(masked.home.phrases[index].sentence)
    }
    masked.lines = lines.map { mask.line($0) }
    return masked
  }
}

extension Mask {
  fileprivate mutating func line(_ line: RecordedLine) -> RecordedLine {
    switch line {
    case .said(let call, let moment): return .said(said(call), at: self.moment(moment))
    case .came(let message, let process, let moment):
      return .came(self.message(message), from: process, at: self.moment(moment))
    case .notStarted(let process, let problem): return .notStarted(process, problem: text(problem))
    case .ended(let process, let moment): return .ended(process, at: self.moment(moment))
    case .traced(let trace, let process): return .traced(value(trace), of: process)
    // They are made anew.
    case .replied, .updated, .sent: return line
    }
  }

  private mutating func said(_ call: PlainValue) -> PlainValue {
    var call = call
    call["text"] = call["text"]?.string.map { .string(text($0)) }
    call["now"] = call["now"]?.number.map { .number(moment($0)) }
    call["request"] = call["request"].map { reading($0) }
    let sentences = call["understood"]?.list
    call["understood"] = sentences.map { sentences in
      .list(
        sentences.map { sentence in
          var sentence = sentence
          sentence["text"] = sentence["text"]?.string.map { .string(text($0)) }
          let readings = sentence["readings"]?.list ?? []
          sentence["readings"] = .list(readings.map { reading($0) })
          return sentence
        })
    }
    return call
  }

  /// A Reading's own members say what kind of request it is; the person's words are in some.
  private mutating func reading(_ reading: PlainValue) -> PlainValue {
    var masked = reading
    for key in ["text", "rest", "excluded", "room", "unreadTime"] {
      masked[key] = reading[key]?.string.map { .string(text($0)) }
    }
    masked["reasons"] = nil
    // What is said to the assistant itself is words of ours: “pause”, “the second”.
    if reading["intent"]?.string.map({ IntentDescription.all[$0] == nil }) == true {
      masked["parameters"] = reading["parameters"].map { own($0) }
    } else {
      masked["parameters"] = reading["parameters"].map { value($0) }
    }
    masked["said"] = reading["said"].map { said in
      .object((said.object ?? [:]).mapValues { .string(text($0.string ?? "")) })
    }
    return masked
  }

  /// The parameters of what the assistant itself does, or of an answer to its question.
  private mutating func own(_ parameters: PlainValue) -> PlainValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: (parameters.object ?? [:]).map { key, each in
          let word = each.string
          let isWord =
            word.map { SiriKitWords.all.union(MaskedPlaces.answers).contains($0) } == true
          let isOurs = key == "command" || key == "value" && isWord || each.number != nil
          return (key, isOurs ? each : value(each, at: key))
        }))
  }

  private mutating func message(_ message: Envelope) -> Envelope {
    switch message {
    case .call(let id, let name, let body): return .call(id: id, name: name, with: value(body))
    case .event(let name, let body): return .event(name: name, with: value(body))
    case .answer(let id, let answer): return .answer(id: id, value(answer))
    case .failure(let id, let failure):
      return .failure(id: id, CallFailure(failure.code, text(failure.message)))
    }
  }
}

extension AppBundle {
  /// What it and what it declares is called.
  fileprivate var publicNames: [String] {
    [identifier] + activityTypes + extensions.map(\.identifier) + spokenNames
  }
}
