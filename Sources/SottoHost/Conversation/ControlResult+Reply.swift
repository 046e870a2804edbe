import SottoAssistant
import SottoWire

extension ControlResult {
  var outcome: Reply.Outcome {
    switch self {
    case .done, .volume: .done
    case .refused, .nothingMore, .nothingPlays: .failed
    }
  }

  /// The app that did it or did not.
  var app: AppProfile? {
    switch self {
    case .done(let app, _), .refused(let app), .nothingMore(let app): app
    case .nothingPlays, .volume: nil
    }
  }
}
