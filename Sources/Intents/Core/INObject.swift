/// Something of the app's own that can be said and chosen: an element of a custom intent.
@available(iOS 12.0, *)
open class INObject: PlainObject, INSpeakable, @unchecked Sendable {
  /// The app's own name for it.
  open package(set) var identifier: String?

  /// How it is shown.
  open package(set) var displayString: String

  /// How the name sounds, spelt by everyday rules; `nil` when the spelling says it.
  open package(set) var pronunciationHint: String?

  /// What is shown below the name.
  @available(iOS 14.0, *)
  open var subtitleString: String?

  /// What is shown beside the name.
  @available(iOS 14.0, *)
  open var displayImage: INImage?

  /// Names that sound alike, best first.
  @available(iOS 13.0, *)
  open var alternativeSpeakableMatches: [INSpeakableString]?

  /// Makes an object of a name and how it sounds.
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init(reader: .empty)
  }

  /// Makes an object that is pronounced as it is spelt.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// Makes an object with a second line and an image.
  @available(iOS 14.0, *)
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil,
      subtitle: subtitleString, image: displayImage)
  }

  /// Makes an object of everything that it can have.
  @available(iOS 14.0, *)
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  package override class var shortForm: String? { "display" }

  public required init(reader: PlainReader) {
    identifier = reader.optional("identifier")
    displayString = reader.required("display", placeholder: "")
    pronunciationHint = reader.optional("pronunciationHint")
    subtitleString = reader.optional("subtitle")
    displayImage = reader.optional("image")
    alternativeSpeakableMatches = reader.optional("alternatives")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(identifier, as: "identifier")
    writer.write(displayString, as: "display")
    writer.write(pronunciationHint, as: "pronunciationHint")
    writer.write(subtitleString, as: "subtitle")
    writer.write(displayImage, as: "image")
    writer.write(alternativeSpeakableMatches, as: "alternatives")
  }

  /// The name as it is said: the same as the one that is shown.
  open var spokenPhrase: String { displayString }

  /// The same as `identifier`.
  open var vocabularyIdentifier: String? { identifier }
}

// In an extension of the protocol, as the class has a property of the same name and another type.
extension INSpeakable where Self: INObject {
  /// The names that sound alike, as anything that can be said has them.
  public var alternativeSpeakableMatches: [any INSpeakable]? {
    let matches: [INSpeakableString]? = alternativeSpeakableMatches
    return matches
  }
}
