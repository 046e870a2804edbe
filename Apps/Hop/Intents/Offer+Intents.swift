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

  /// The kind of ride as what a person chooses: by its name, and by what it costs.
  func speakable(in language: String) -> INSpeakableString {
    let name = RideTerms.options.name(of: option, in: language)
    let prices = least == most ? [least] : [least, most]
    let price = prices.map { $0.formatted(in: language) }.joined(separator: "–")
    return INSpeakableString(
      vocabularyIdentifier: option, spokenPhrase: "\(name) (\(price))", pronunciationHint: nil)
  }
}

extension Money {
  /// As people write it who speak a language.
  fileprivate func formatted(in language: String) -> String {
    amount.formatted(.currency(code: currency).locale(Locale(identifier: language)))
  }
}

extension INSpeakableString {
  /// The kind of ride that is meant; `nil` where there is none of that name.
  var rideOption: String? {
    vocabularyIdentifier.flatMap(RideTerms.options.id) ?? RideTerms.options.id(of: spokenPhrase)
  }
}
