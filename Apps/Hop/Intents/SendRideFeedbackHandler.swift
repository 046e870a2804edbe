import Foundation
import HopDispatchAPI
import HopShared
import Intents

/// Passes on how a ride was.
final class SendRideFeedbackHandler: NSObject, INSendRideFeedbackIntentHandling {
  private let service: RideService

  init(_ service: RideService) { self.service = service }

  func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent
  ) async -> INSendRideFeedbackIntentResponse {
    do throws(DispatchFailure) {
      let dispatch = try service.dispatch()
      let over = try await dispatch.rides().filter { $0.phase == .completed }
      guard let ride = over.first(where: { $0.id == intent.rideIdentifier }) ?? over.first else {
        throw .refused(Refusal(.notFound, "There is no ride that is over."))
      }
      let feedback = Feedback(
        rating: intent.rating?.doubleValue,
        tip: intent.tip.flatMap { Money($0, inPlaceOf: ride.fare?.currency) })
      guard feedback != Feedback() else {
        throw .refused(Refusal(.badRequest, "Neither a rating nor a tip was said."))
      }
      _ = try await dispatch.send(feedback, on: ride.id)
      return INSendRideFeedbackIntentResponse(code: .success, userActivity: nil)
    } catch {
      RideService.log(error)
      return INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil)
    }
  }
}

extension Money {
  /// - Parameter currency: That in which an amount is meant that names none.
  fileprivate init?(_ amount: INCurrencyAmount, inPlaceOf currency: String?) {
    guard let number = amount.amount?.decimalValue, number.isFinite,
      let currency = amount.currencyCode ?? currency
    else { return nil }
    self.init(number, currency)
  }
}
