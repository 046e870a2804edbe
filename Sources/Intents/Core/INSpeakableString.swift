/// A piece of text that was or will be spoken.
@available(iOS 10.0, *)
open class INSpeakableString: PlainObject, INSpeakable, @unchecked Sendable {
  open package(set) var spokenPhrase: String

  open package(set) var pronunciationHint: String?

  open package(set) var vocabularyIdentifier: String?

  /// Texts that sound alike, best first.
  package var alternatives: [INSpeakableString]?

  open var alternativeSpeakableMatches: [any INSpeakable]? { alternatives }

  /// Makes a text that stands for something with an identifier in the app's vocabulary.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    super.init(reader: .empty)
  }

  /// The old name of `init(vocabularyIdentifier:spokenPhrase:pronunciationHint:)`.
  @available(iOS, introduced: 10.0, deprecated: 11.0)
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(
      vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase,
      pronunciationHint: pronunciationHint)
  }

  /// Makes a text that is pronounced as it is spelt.
  @available(iOS 10.2, *)
  public convenience init(spokenPhrase: String) {
    self.init(reader: PlainReader(["spokenPhrase": .string(spokenPhrase)]))
  }

  public required init(reader: PlainReader) {
    spokenPhrase = reader.required("spokenPhrase", placeholder: "")
    pronunciationHint = reader.optional("pronunciationHint")
    vocabularyIdentifier = reader.optional("vocabularyIdentifier")
    alternatives = reader.optional("alternatives")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(spokenPhrase, as: "spokenPhrase")
    writer.write(pronunciationHint, as: "pronunciationHint")
    writer.write(vocabularyIdentifier, as: "vocabularyIdentifier")
    writer.write(alternatives, as: "alternatives")
  }

  package override class var shortForm: String? { "spokenPhrase" }
}
