import Intents
import SottoHost
import SottoWire

// What is said in a conversation, and to whom.

extension Recording {
  /// Something that the assistant says.
  struct Said {
    var line: Int
    var title: String
    var content: PlainValue
  }

  /// What the assistant says, by who hears it.
  var said: [String: [Said]] {
    var said: [String: [Said]] = [:]
    for (index, line) in lines.enumerated() {
      let listener: String
      let (title, content): (String, PlainValue)
      switch line {
      case .replied(let reply): (listener, title, content) = ("", "the answer", reply)
      case .updated(let reply): (listener, title, content) = ("later", "what is told later", reply)
      case .sent(.call(_, let name, let body), let process),
        .sent(.event(let name, let body), let process):
        (listener, title, content) = ("to \(process)", "“\(name)” to \(process)", body)
      case .sent(.answer(_, let answer), let process):
        (listener, title, content) = ("answers \(process)", "the answer to \(process)", answer)
      case .sent(.failure(_, let failure), let process):
        let message = PlainValue.string(failure.message)
        (listener, title, content) = ("answers \(process)", "the failure for \(process)", message)
      default: continue
      }
      said[listener, default: []].append(
        Said(line: firstLine + index, title: title, content: content))
    }
    return said
  }

  /// What was said and answered, a line each, up to the end of a turn.
  func transcript(of turn: Int) -> [String] {
    var turns = 0
    var transcript: [String] = []
    for line in lines {
      if let words = line.words {
        turns += 1
        if turns > turn { break }
        transcript.append("> \(words)")
      } else if case .replied(let reply) = line {
        transcript.append(reply["text"]?.string ?? "")
      }
    }
    return transcript
  }
}

extension RecordedLine {
  /// What was said in it.
  var words: String? {
    guard case .said(let call, _) = self else { return nil }
    return call["request"]?["intent"]?.string ?? call["text"]?.string ?? ""
  }
}
