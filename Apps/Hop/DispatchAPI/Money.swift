import Foundation

/// An amount of a currency, as a number of its units: 12.4 EUR.
package struct Money: Codable, Hashable, Sendable {
  package var amount: Decimal
  /// The ISO 4217 code of the currency.
  package var currency: String

  package init(_ amount: Decimal, _ currency: String) {
    self.amount = amount
    self.currency = currency
  }
}
