public import Foundation

/// When it takes place and where.
extension CSSearchableItemAttributeSet {
  /// When it begins.
  public var startDate: Date? {
    get { self["startDate"] }
    set { self["startDate"] = newValue }
  }

  /// When it ends.
  public var endDate: Date? {
    get { self["endDate"] }
    set { self["endDate"] = newValue }
  }

  /// By when it is to be done.
  public var dueDate: Date? {
    get { self["dueDate"] }
    set { self["dueDate"] = newValue }
  }

  /// When it was done.
  public var completionDate: Date? {
    get { self["completionDate"] }
    set { self["completionDate"] = newValue }
  }

  /// Whether it takes the whole day.
  public var allDay: NSNumber? {
    get { self[number: "allDay"] }
    set { self[number: "allDay"] = newValue }
  }

  /// Degrees, positive in the north.
  public var latitude: NSNumber? {
    get { self[number: "latitude"] }
    set { self[number: "latitude"] = newValue }
  }

  /// Degrees, positive in the east.
  public var longitude: NSNumber? {
    get { self[number: "longitude"] }
    set { self[number: "longitude"] = newValue }
  }

  /// What people call the place.
  public var namedLocation: String? {
    get { self["namedLocation"] }
    set { self["namedLocation"] = newValue }
  }

  /// The address, on one or several lines.
  public var fullyFormattedAddress: String? {
    get { self["fullyFormattedAddress"] }
    set { self["fullyFormattedAddress"] = newValue }
  }

  /// The town.
  public var city: String? {
    get { self["city"] }
    set { self["city"] = newValue }
  }

  /// The state.
  public var stateOrProvince: String? {
    get { self["stateOrProvince"] }
    set { self["stateOrProvince"] = newValue }
  }

  /// The country.
  public var country: String? {
    get { self["country"] }
    set { self["country"] = newValue }
  }

  /// Whether the person may be guided there.
  public var supportsNavigation: NSNumber? {
    get { self[number: "supportsNavigation"] }
    set { self[number: "supportsNavigation"] = newValue }
  }

  /// Whether it can be called.
  public var supportsPhoneCall: NSNumber? {
    get { self[number: "supportsPhoneCall"] }
    set { self[number: "supportsPhoneCall"] = newValue }
  }

  /// Its telephone numbers.
  public var phoneNumbers: [String]? {
    get { self["phoneNumbers"] }
    set { self["phoneNumbers"] = newValue }
  }

  /// Its addresses for mail.
  public var emailAddresses: [String]? {
    get { self["emailAddresses"] }
    set { self["emailAddresses"] = newValue }
  }
}
