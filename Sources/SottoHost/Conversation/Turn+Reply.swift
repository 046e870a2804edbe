import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

extension Turn.Result {
  /// What a front end makes of it: its exit code, its colour.
  var outcome: Reply.Outcome {
    switch self {
    case .request(_, .done): .done
    case .request(_, .cancelled), .request(_, .superseded), .cancelled, .superseded: .cancelled
    case .request, .notRouted: .failed
    }
  }

  var app: AppProfile? {
    switch self {
    case .request(let candidate, _): candidate.app
    case .notRouted(_, .notAllowed(let app)), .notRouted(_, .cannot(let app)),
      .notRouted(_, .locked(let app)):
      app
    case .notRouted, .cancelled, .superseded: nil
    }
  }

  var reading: Reading {
    switch self {
    case .request(let candidate, _): candidate.reading
    case .notRouted(let reading, _), .cancelled(let reading), .superseded(let reading): reading
    }
  }
}

extension Turn.OpenQuestion {
  func message(choices: [String]) -> Reply.Question {
    Reply.Question(kind: surroundings(choices: choices).kind.rawValue, choices: choices)
  }
}

extension Reading {
  /// The Reading's public JSON, as a plain tree.
  var plain: PlainValue? { try? PlainEncoder.plain(of: self) }
}
