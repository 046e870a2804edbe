public import Foundation

extension INPerson {
  /// Makes a person who may be the one who asks.
  @available(iOS 12.0, *)
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(reader: .empty)
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.givenDisplayName = displayName
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
  }

  /// Makes someone other than the one who asks.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: false)
  }

  /// Makes someone who is something to the one who asks.
  @available(iOS 14.0, *)
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    relationship: INPersonRelationship?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.relationship = relationship
  }

  /// Makes a person with several addresses.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.aliases = aliases
    self.suggestionType = suggestionType
  }

  /// Makes a person with an address of a kind that the system suggests.
  @available(iOS 15.0, *)
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: isMe)
    self.suggestionType = suggestionType
  }

  /// Makes a person whom the system may have guessed.
  @available(iOS 15.0, *)
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    isContactSuggestion: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.isContactSuggestion = isContactSuggestion
    self.suggestionType = suggestionType
  }

  /// The value of the person's address.
  @available(iOS, introduced: 10.0, deprecated: 10.0)
  public var handle: String? { personHandle?.value }

  /// Makes a person of an address and the parts of a name.
  @available(iOS, introduced: 10.0, deprecated: 10.0)
  public convenience init(
    handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?
  ) {
    self.init(
      handle: handle, nameComponents: nameComponents, displayName: nil, image: nil,
      contactIdentifier: contactIdentifier)
  }

  /// Makes a person of an address and a name.
  @available(iOS, introduced: 10.0, deprecated: 10.0)
  public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
    self.init(
      handle: handle, nameComponents: nil, displayName: displayName, image: nil,
      contactIdentifier: contactIdentifier)
  }

  /// Makes a person of an address, a name and an image.
  @available(iOS, introduced: 10.0, deprecated: 10.0)
  public convenience init(
    handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
      displayName: displayName, image: image, contactIdentifier: contactIdentifier,
      customIdentifier: nil)
  }
}
