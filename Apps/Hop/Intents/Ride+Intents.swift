import Foundation
import HopDispatchAPI
import HopShared
import Intents

extension Ride {
  /// The ride as SiriKit has it, its places and kind named in a language.
  func status(in language: String, _ gazetteer: Gazetteer) -> INRideStatus {
    let status = INRideStatus()
    status.rideIdentifier = id
    status.phase = phase.intentPhase
    status.completionStatus = completion
    status.driver = driver.map { driver in
      INRideDriver(
        phoneNumber: driver.phone, nameComponents: nil, displayName: driver.name, image: nil,
        rating: driver.rating)
    }
    status.vehicle = driver.map { driver in
      let vehicle = INRideVehicle()
      vehicle.manufacturer = driver.maker
      vehicle.model = driver.model
      vehicle.registrationPlate = driver.plate
      return vehicle
    }
    status.estimatedPickupDate = arrival
    status.estimatedDropOffDate = end
    status.scheduledPickupTime = scheduled.map { date in
      let parts = Calendar.current.dateComponents(
        [.year, .month, .day, .hour, .minute], from: date)
      return INDateComponentsRange(start: parts, end: nil)
    }
    status.pickupLocation = pickup.placemark(in: language, gazetteer)
    status.dropOffLocation = dropOff.placemark(in: language, gazetteer)
    let kind = INRideOption(
      name: RideTerms.options.name(of: option, in: language), estimatedPickupDate: arrival)
    kind.identifier = option
    kind.priceRange = fare.map {
      INPriceRange(price: NSDecimalNumber(decimal: $0.amount), currencyCode: $0.currency)
    }
    status.rideOption = kind
    return status
  }

  private var completion: INRideCompletionStatus? {
    switch phase {
    case .completed where payment == "cash":
      fare.map { .completed(outstanding: $0.intentAmount) } ?? .completed()
    case .completed: fare.map { .completed(settled: $0.intentAmount) } ?? .completed()
    case .canceled: .canceledByUser()
    default: nil
    }
  }
}

extension Spot {
  /// The place as the person names it in this language, whatever it was booked in.
  fileprivate func placemark(in language: String, _ gazetteer: Gazetteer) -> CLPlacemark {
    let place = gazetteer.place(latitude: latitude, longitude: longitude)
    return CLPlacemark(
      location: CLLocation(latitude: latitude, longitude: longitude),
      name: place?.name(in: language) ?? name, postalAddress: nil)
  }
}

extension Money {
  var intentAmount: INCurrencyAmount {
    INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: currency)
  }
}

extension RidePhase {
  fileprivate var intentPhase: INRidePhase {
    switch self {
    case .received: .received
    case .confirmed: .confirmed
    case .approachingPickup: .approachingPickup
    case .pickup: .pickup
    case .ongoing: .ongoing
    case .completed: .completed
    // SiriKit tells that by the completion status.
    case .canceled: .unknown
    }
  }
}
