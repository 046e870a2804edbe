import Foundation
import HopDispatchAPI

/// Why the dispatch did not do what it was asked.
package enum DispatchFailure: LocalizedError, Sendable {
  /// Nobody answers there: it has not heard of the request.
  case absent(String)
  /// The answer has not come, or is none: what it has done is not known.
  case unanswered(String)
  /// It understood and does not do it.
  case refused(Refusal)
  /// It has been asked whether a ride was booked, and it was not.
  case notBooked(String)
  /// What is kept here cannot be read or written.
  case kept(KeptFileError)

  /// For who reads the log of the app.
  package var errorDescription: String? {
    switch self {
    case .absent(let reason):
      "The dispatch cannot be reached: \(reason) Start HopDispatch, and let Hop reach it: "
        + "sotto apps allow --network --local-port 7477 Hop."
    case .unanswered(let reason): "The dispatch gave no answer: \(reason)"
    case .refused(let refusal):
      "The dispatch refused (\(refusal.reason.rawValue)): \(refusal.message)"
    case .notBooked(let reason): "No ride was booked: \(reason)"
    case .kept(let error): error.localizedDescription
    }
  }
}
