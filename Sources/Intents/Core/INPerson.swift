public import Foundation

/// A person: someone the request is about.
@available(iOS 10.0, *)
open class INPerson: PlainObject, @unchecked Sendable {
  /// How to reach the person.
  open package(set) var personHandle: INPersonHandle?

  /// The parts of the person's name.
  open package(set) var nameComponents: PersonNameComponents?

  var givenDisplayName: String?

  /// A picture of the person.
  open package(set) var image: INImage?

  /// The identifier of the person in the address book.
  open package(set) var contactIdentifier: String?

  /// The app's own identifier of the person.
  open package(set) var customIdentifier: String?

  /// What the person is to the one who asks.
  @available(iOS 10.2, *)
  open package(set) var relationship: INPersonRelationship?

  /// Further addresses.
  open package(set) var aliases: [INPersonHandle]?

  /// What kind of address the system suggests.
  open package(set) var suggestionType: INPersonSuggestionType

  /// Whether the person is the one who asks.
  @available(iOS 11.0, *)
  open package(set) var isMe: Bool

  /// Whether the system guessed the person.
  @available(iOS 15.0, *)
  open package(set) var isContactSuggestion: Bool

  /// Others of a similar name.
  @available(iOS 10.3, *)
  open package(set) var siriMatches: [INPerson]?

  public required init(reader: PlainReader) {
    personHandle = reader.optional("personHandle")
    nameComponents = reader.optional("nameComponents")
    givenDisplayName = reader.optional("displayName")
    image = reader.optional("image")
    contactIdentifier = reader.optional("contactIdentifier")
    customIdentifier = reader.optional("customIdentifier")
    relationship = reader.optional("relationship")
    aliases = reader.optional("aliases")
    suggestionType = reader.value("suggestionType", default: .none)
    isMe = reader.value("isMe", default: false)
    isContactSuggestion = reader.value("isContactSuggestion", default: false)
    siriMatches = reader.optional("siriMatches")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(personHandle, as: "personHandle")
    writer.write(nameComponents, as: "nameComponents")
    writer.write(givenDisplayName, as: "displayName")
    writer.write(image, as: "image")
    writer.write(contactIdentifier, as: "contactIdentifier")
    writer.write(customIdentifier, as: "customIdentifier")
    writer.write(relationship, as: "relationship")
    writer.write(aliases, as: "aliases")
    if suggestionType != .none { writer.write(suggestionType, as: "suggestionType") }
    if isMe { writer.write(isMe, as: "isMe") }
    if isContactSuggestion { writer.write(isContactSuggestion, as: "isContactSuggestion") }
    writer.write(siriMatches, as: "siriMatches")
  }

  /// The name to show: the given one, else one made of the parts, else the address.
  open var displayName: String {
    givenDisplayName
      ?? nameComponents?.fullName
      ?? personHandle?.value ?? ""
  }
}

extension INPerson: INSpeakable {
  public var spokenPhrase: String { displayName }

  public var pronunciationHint: String? { nil }

  public var vocabularyIdentifier: String? { customIdentifier ?? contactIdentifier }

  public var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }
}
