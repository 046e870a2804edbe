public import Foundation

/// An address to which a letter could go; a part that is not known is empty.
open class CNPostalAddress: PlainObject, NSMutableCopying, @unchecked Sendable {
  private(set) var parts: [String: String]

  /// Makes an address of nothing; fill a `CNMutablePostalAddress`.
  public convenience init() {
    self.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    parts = [:]
    super.init(reader: reader)
    for key in Self.keys { parts[key] = reader.optional(key) }
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    for (key, part) in parts { writer.write(part, as: key) }
  }

  /// The same address, to be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    CNMutablePostalAddress(reader: PlainReader(plain.object ?? [:]))
  }

  /// The street and the number of the house.
  open var street: String { part("street") }

  /// The quarter.
  open var subLocality: String { part("subLocality") }

  /// The town.
  open var city: String { part("city") }

  /// The county.
  open var subAdministrativeArea: String { part("subAdministrativeArea") }

  /// The state or province.
  open var state: String { part("state") }

  /// The postal code.
  open var postalCode: String { part("postalCode") }

  /// The country, in words.
  open var country: String { part("country") }

  /// The country by its two letters, as in "NZ".
  open var isoCountryCode: String { part("isoCountryCode") }

  /// The names of the parts, in the order in which they are written on a letter.
  static let keys = [
    "street", "subLocality", "city", "subAdministrativeArea", "state", "postalCode", "country",
    "isoCountryCode",
  ]

  fileprivate func part(_ key: String) -> String { parts[key] ?? "" }

  fileprivate func set(_ part: String, as key: String) {
    parts[key] = part.isEmpty ? nil : part
  }
}

/// An address whose parts can be set.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { part("street") }
    set { set(newValue, as: "street") }
  }

  open override var subLocality: String {
    get { part("subLocality") }
    set { set(newValue, as: "subLocality") }
  }

  open override var city: String {
    get { part("city") }
    set { set(newValue, as: "city") }
  }

  open override var subAdministrativeArea: String {
    get { part("subAdministrativeArea") }
    set { set(newValue, as: "subAdministrativeArea") }
  }

  open override var state: String {
    get { part("state") }
    set { set(newValue, as: "state") }
  }

  open override var postalCode: String {
    get { part("postalCode") }
    set { set(newValue, as: "postalCode") }
  }

  open override var country: String {
    get { part("country") }
    set { set(newValue, as: "country") }
  }

  open override var isoCountryCode: String {
    get { part("isoCountryCode") }
    set { set(newValue, as: "isoCountryCode") }
  }
}
