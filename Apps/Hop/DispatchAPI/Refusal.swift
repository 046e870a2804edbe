import Foundation

/// Why the dispatch does not do what it was asked: the body of each answer that is no success.
package struct Refusal: Codable, Hashable, LocalizedError, Sendable {
  package var reason: Reason
  /// For who reads logs: what is wrong, where, and what to do.
  package var message: String

  package enum Reason: String, Codable, CaseIterable, Sendable {
    /// The request is none.
    case badRequest
    case notFound
    case outsideArea
    /// The rider has a ride under way.
    case rideUnderWay
    case tooFarAhead
    case tooManyPeople
    /// It is too late, or too early, for that.
    case wrongPhase
    /// The dispatch cannot keep what it would have to.
    case broken
  }

  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  package var errorDescription: String? { message }
}
