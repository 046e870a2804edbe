public import Foundation

/// Who drives.
@available(iOS 10.0, *)
open class INRideDriver: INPerson, @unchecked Sendable {
  /// How passengers rate the driver, in the service's own words.
  open package(set) var rating: String?

  /// The number at which the person reaches the driver.
  open package(set) var phoneNumber: String?

  /// Makes a driver who is reached by phone.
  @available(iOS 10.2, *)
  public convenience init(
    phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, rating: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: phoneNumber, type: .phoneNumber),
      nameComponents: nameComponents, displayName: displayName, image: image, rating: rating,
      phoneNumber: phoneNumber)
  }

  /// Makes a driver with an address.
  @available(iOS, introduced: 10.0, deprecated: 10.2)
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, rating: String?, phoneNumber: String?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: nil, customIdentifier: nil)
    self.rating = rating
    self.phoneNumber = phoneNumber
  }

  /// Makes a driver with an address of a kind that is not said.
  @available(iOS, introduced: 10.0, deprecated: 10.0)
  public convenience init(
    handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil,
      displayName: displayName, image: image, rating: rating, phoneNumber: phoneNumber)
  }

  /// Makes a driver with the parts of a name.
  @available(iOS, introduced: 10.0, deprecated: 10.0)
  public convenience init(
    handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?,
    phoneNumber: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
      displayName: nil, image: image, rating: rating, phoneNumber: phoneNumber)
  }

  public required init(reader: PlainReader) {
    rating = reader.optional("rating")
    phoneNumber = reader.optional("phoneNumber")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(rating, as: "rating")
    writer.write(phoneNumber, as: "phoneNumber")
  }
}
