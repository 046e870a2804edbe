import Foundation
import HopDispatchAPI

/// What one kind of ride costs.
struct Tariff: Sendable {
  var option: String
  var seats: Int
  var base: Decimal
  var perKilometre: Decimal

  static let currency = "EUR"
  static let all = [
    Tariff(option: "standard", seats: 4, base: 3.5, perKilometre: 1.9),
    Tariff(option: "xl", seats: 6, base: 5, perKilometre: 2.6),
    Tariff(option: "lux", seats: 3, base: 8, perKilometre: 3.4),
  ]

  /// What a way costs when nothing holds it up, in steps of 10 cents.
  func price(of kilometres: Double) -> Money { price(of: kilometres, times: 1) }

  /// What it costs at most, in the worst of the traffic.
  func highestPrice(of kilometres: Double) -> Money { price(of: kilometres, times: 1.2) }

  private func price(of kilometres: Double, times factor: Decimal) -> Money {
    // In tenths of a kilometre: the decimal of a binary number would have all its digits.
    let tenths = Decimal(Int(exactly: (kilometres * 10).rounded()) ?? 0)
    var exact = (base + perKilometre * tenths / 10) * factor
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 1, .plain)
    return Money(rounded, Self.currency)
  }
}
