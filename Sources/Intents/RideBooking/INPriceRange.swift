public import Foundation

/// What something costs: between two prices, from one, up to one, or just one.
@available(iOS 10.0, *)
open class INPriceRange: PlainObject, @unchecked Sendable {
  /// The least it costs; `nil` when only the most is known.
  open package(set) var minimumPrice: NSDecimalNumber?

  /// The most it costs; `nil` when only the least is known.
  open package(set) var maximumPrice: NSDecimalNumber?

  /// The ISO 4217 code of the currency: "EUR".
  open package(set) var currencyCode: String

  private init(from minimum: NSDecimalNumber?, to maximum: NSDecimalNumber?, in currency: String) {
    minimumPrice = minimum
    maximumPrice = maximum
    currencyCode = currency
    super.init(reader: .empty)
  }

  /// Makes the range between two prices, in either order.
  public convenience init(
    firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String
  ) {
    let isAscending = firstPrice.compare(secondPrice) != .orderedDescending
    self.init(
      from: isAscending ? firstPrice : secondPrice, to: isAscending ? secondPrice : firstPrice,
      in: currencyCode)
  }

  /// Makes a range that ends with a price.
  public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(from: nil, to: maximumPrice, in: currencyCode)
  }

  /// Makes a range that begins with a price.
  public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(from: minimumPrice, to: nil, in: currencyCode)
  }

  /// Makes a range of one price.
  public convenience init(price: NSDecimalNumber, currencyCode: String) {
    self.init(from: price, to: price, in: currencyCode)
  }

  public required init(reader: PlainReader) {
    minimumPrice = (reader.optional("minimumPrice") as Decimal?).map(NSDecimalNumber.init)
    maximumPrice = (reader.optional("maximumPrice") as Decimal?).map(NSDecimalNumber.init)
    currencyCode = reader.required("currencyCode", placeholder: "")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(minimumPrice?.decimalValue, as: "minimumPrice")
    writer.write(maximumPrice?.decimalValue, as: "maximumPrice")
    writer.write(currencyCode, as: "currencyCode")
  }
}
