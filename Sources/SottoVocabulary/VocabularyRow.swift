/// One line of a vocabulary table: an example phrase of an intent, or a way to say one of an app's terms.
package struct VocabularyRow: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A sentence of `IntentPhrases`.
    case example
    /// A synonym of `ParameterVocabularies`.
    case term
  }

  /// The folder's language, as in `en` or `zh-Hans`.
  package var language: String
  package var kind: Kind
  /// The intent of an example; the parameters of a term, as `INRequestRideIntent.rideOptionName`.
  package var names: [String]
  /// `VocabularyItemIdentifier`; empty for an example.
  package var identifier: String
  /// The sentence, or what the person says; empty where an entry has none.
  package var phrase: String
  /// `VocabularyItemPronunciation`; `nil` where there is none.
  package var pronunciation: String?
  /// `VocabularyItemExamples`; `nil` where there are none.
  package var examples: [String]?

  package init(
    language: String, kind: Kind, names: [String], identifier: String = "", phrase: String,
    pronunciation: String? = nil, examples: [String]? = nil
  ) {
    self.language = language
    self.kind = kind
    self.names = names
    self.identifier = identifier
    self.phrase = phrase
    self.pronunciation = pronunciation
    self.examples = examples
  }
}

/// What in a table or a property list can't be exchanged, and where.
package struct VocabularyError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
