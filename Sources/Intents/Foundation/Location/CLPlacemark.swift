public import Foundation

/// A place as people name it: an address, and where it is.
open class CLPlacemark: PlainObject, @unchecked Sendable {
  /// Where it is.
  open private(set) var location: CLLocation?

  /// The area it covers.
  open private(set) var region: CLRegion?

  /// The time zone there.
  open private(set) var timeZone: TimeZone?

  /// What people call it.
  open private(set) var name: String?

  /// Its address.
  open private(set) var postalAddress: CNPostalAddress?

  /// Notable places there.
  open private(set) var areasOfInterest: [String]?

  /// The lake or river it lies at.
  open private(set) var inlandWater: String?

  /// The sea it lies at.
  open private(set) var ocean: String?

  /// Makes a place of a coordinate, a name and an address, any of which may be unknown.
  ///
  /// A convenience, so that subclasses in other packages, which cannot see it, inherit the others.
  package convenience init(
    location: CLLocation?, name: String?, postalAddress: CNPostalAddress?
  ) {
    self.init(reader: .empty)
    self.location = location
    self.name = name
    self.postalAddress = postalAddress
  }

  /// Makes a place of a coordinate, and of a name and an address where they are known.
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(location: location as CLLocation?, name: name, postalAddress: postalAddress)
  }

  /// Makes the same place once more.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    name = placemark.name
    postalAddress = placemark.postalAddress
    areasOfInterest = placemark.areasOfInterest
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    super.init(reader: .empty)
  }

  package override class var shortForm: String? { "name" }

  public required init(reader: PlainReader) {
    location = reader.optional("location")
    region = reader.optional("region") as CLCircularRegion?
    timeZone = (reader.optional("timeZone") as String?).flatMap(TimeZone.init(identifier:))
    name = reader.optional("name")
    postalAddress = reader.optional("postalAddress")
    areasOfInterest = reader.optional("areasOfInterest")
    inlandWater = reader.optional("inlandWater")
    ocean = reader.optional("ocean")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(location, as: "location")
    writer.write(region as? CLCircularRegion, as: "region")
    writer.write(timeZone?.identifier, as: "timeZone")
    writer.write(name, as: "name")
    writer.write(postalAddress, as: "postalAddress")
    writer.write(areasOfInterest, as: "areasOfInterest")
    writer.write(inlandWater, as: "inlandWater")
    writer.write(ocean, as: "ocean")
  }
}

/// The parts of the address; `nil` where the address has none.
extension CLPlacemark {
  /// The street and the number of the house.
  public var thoroughfare: String? { part(\.street) }

  /// The number of the house, which this address does not tell apart from the street.
  public var subThoroughfare: String? { nil }

  /// The town.
  public var locality: String? { part(\.city) }

  /// The quarter.
  public var subLocality: String? { part(\.subLocality) }

  /// The state or province.
  public var administrativeArea: String? { part(\.state) }

  /// The county.
  public var subAdministrativeArea: String? { part(\.subAdministrativeArea) }

  /// The postal code.
  public var postalCode: String? { part(\.postalCode) }

  /// The country, in words.
  public var country: String? { part(\.country) }

  /// The country by its two letters, as in "NZ".
  public var isoCountryCode: String? { part(\.isoCountryCode) }

  private func part(_ path: KeyPath<CNPostalAddress, String>) -> String? {
    postalAddress.map { $0[keyPath: path] }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
