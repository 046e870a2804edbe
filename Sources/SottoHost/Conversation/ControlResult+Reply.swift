import SottoAssistant
import SottoWire

extension ControlResult {
  var outcome: Reply.Outcome {
    switch self {
    case .done, .volume: .done
    case .refused, .nothingMore, .nothingPlays: .failed
    }
  }

  /// The player that did it or did not.
  var player: ControlledPlayer? {
    switch self {
    case .done(let player, _), .refused(let player), .nothingMore(let player): player
    case .nothingPlays, .volume: nil
    }
  }
}
