import Foundation
import HopDispatchAPI
import HopShared
import Intents

extension Offer {
  /// The kind of ride as SiriKit has it, named in a language.
  func intentOption(in language: String) -> INRideOption {
    let option = INRideOption(
      name: RideTerms.options.name(of: option, in: language), estimatedPickupDate: pickup)
    option.identifier = self.option
    option.priceRange = INPriceRange(
      firstPrice: NSDecimalNumber(decimal: least.amount),
      secondPrice: NSDecimalNumber(decimal: most.amount), currencyCode: least.currency)
    option.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: seats), sizeDescription: "1–\(seats)",
        priceRange: option.priceRange)
    ]
    return option
  }

  /// The kind of ride as what a person chooses.
  func speakable(in language: String) -> INSpeakableString {
    INSpeakableString(
      vocabularyIdentifier: option,
      spokenPhrase: RideTerms.options.name(of: option, in: language), pronunciationHint: nil)
  }
}

extension INSpeakableString {
  /// The kind of ride that is meant; `nil` where there is none of that name.
  var rideOption: String? {
    vocabularyIdentifier.flatMap(RideTerms.options.id) ?? RideTerms.options.id(of: spokenPhrase)
  }
}
