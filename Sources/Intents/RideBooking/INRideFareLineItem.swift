public import Foundation

/// A part of a price: the way, the time, a tax.
@available(iOS 10.0, *)
open class INRideFareLineItem: PlainObject, @unchecked Sendable {
  /// What the part is for.
  open package(set) var title: String!

  /// What it costs.
  open package(set) var price: NSDecimalNumber!

  /// The ISO 4217 code of the currency: "EUR".
  open package(set) var currencyCode: String!

  /// Makes a part of a price.
  public init!(title: String!, price: NSDecimalNumber!, currencyCode: String!) {
    self.title = title
    self.price = price
    self.currencyCode = currencyCode
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    title = reader.optional("title")
    price = (reader.optional("price") as Decimal?).map(NSDecimalNumber.init)
    currencyCode = reader.optional("currencyCode")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(title, as: "title")
    writer.write((price as NSDecimalNumber?)?.decimalValue, as: "price")
    writer.write(currencyCode, as: "currencyCode")
  }
}
