import Intents
import SottoLanguage
import SottoWire

extension Turn.Result {
  /// What a front end makes of it: its exit code, its colour.
  package var outcome: Reply.Outcome {
    switch self {
    case .request(_, .done): .done
    case .request(_, .cancelled), .request(_, .superseded), .cancelled, .superseded: .cancelled
    case .request, .notRouted: .failed
    }
  }

  package var app: AppProfile? {
    switch self {
    case .request(let candidate, _): candidate.app
    case .notRouted(_, .notAllowed(let app)), .notRouted(_, .cannot(let app)),
      .notRouted(_, .locked(let app)):
      app
    case .notRouted, .cancelled, .superseded: nil
    }
  }

  package var reading: Reading {
    switch self {
    case .request(let candidate, _): candidate.reading
    case .notRouted(let reading, _), .cancelled(let reading), .superseded(let reading): reading
    }
  }
}

extension Reading {
  /// The Reading's public JSON, as a plain tree.
  package var plain: PlainValue? { try? PlainEncoder.plain(of: self) }
}
