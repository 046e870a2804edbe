/// An app's fixed terms and example sentences in one language: `AppIntentVocabulary.plist`.
package struct IntentVocabulary: Codable, Hashable, Sendable {
  /// Example sentences by the intent they ask for.
  package var examples: [String: [String]] = [:]
  /// The intents of the examples, in the app's order: what it has first it takes for the best.
  package var intents: [String] = []
  package var terms: [Term] = []

  /// One thing that people name, whatever they call it.
  package struct Term: Codable, Hashable, Sendable {
    /// What the app gets, as `INSpeakableString.vocabularyIdentifier`.
    package var identifier: String
    /// Where the term can stand, such as `INRequestRideIntent.rideOptionName`.
    package var parameters: [String]
    package var synonyms: [Synonym]

    package init(identifier: String, parameters: [String], synonyms: [Synonym]) {
      self.identifier = identifier
      self.parameters = parameters
      self.synonyms = synonyms
    }
  }

  /// A way to say a term.
  package struct Synonym: Codable, Hashable, Sendable {
    package var phrase: String
    /// How the phrase sounds, spelled as if it were common words.
    package var pronunciation: String?
    package var examples: [String]

    package init(phrase: String, pronunciation: String? = nil, examples: [String] = []) {
      self.phrase = phrase
      self.pronunciation = pronunciation
      self.examples = examples
    }
  }
}

extension IntentVocabulary {
  package static let file = "AppIntentVocabulary.plist"

  /// Reads the file of each language; one outside the language folders is in the app's own.
  static func all(
    of bundle: BundleFolder, in localizations: Localizations
  ) throws(BundleError) -> [String: IntentVocabulary] {
    var vocabularies: [String: IntentVocabulary] = [:]
    if bundle.has(file) {
      vocabularies[localizations.developmentLanguage] =
        try IntentVocabulary(bundle.propertyList(file))
    }
    for (language, folder) in localizations.folders where bundle.has("\(folder)/\(file)") {
      vocabularies[language] = try IntentVocabulary(bundle.propertyList("\(folder)/\(file)"))
    }
    return vocabularies
  }

  private init(_ list: PropertyList) throws(BundleError) {
    for entry in try list.dictionaries("IntentPhrases") {
      let intent = try entry.requiredString("IntentName", remedy: "Name the intent's class.")
      if examples[intent] == nil { intents.append(intent) }
      examples[intent, default: []] += try entry.strings("IntentExamples", atMost: 100)
    }
    for entry in try list.dictionaries("ParameterVocabularies") {
      let parameters = try entry.strings("ParameterNames")
      guard !parameters.isEmpty else {
        throw entry.error(
          "ParameterNames", "is missing or empty",
          "Name the intent's property, as in INRequestRideIntent.rideOptionName.")
      }
      for parameter in parameters where parameter.split(separator: ".").count < 2 {
        throw entry.error(
          "ParameterNames", "has \"\(parameter)\", which is not a property of an intent",
          "Write it as in INRequestRideIntent.rideOptionName.")
      }
      for term in try entry.dictionaries("ParameterVocabulary", atMost: 5000) {
        terms.append(try Term(term, parameters: parameters))
      }
    }
  }
}

extension IntentVocabulary.Term {
  fileprivate init(_ list: PropertyList, parameters: [String]) throws(BundleError) {
    identifier = try list.requiredString(
      "VocabularyItemIdentifier", remedy: "Give the term the identifier that the app knows.")
    self.parameters = parameters
    synonyms = []
    for synonym in try list.dictionaries("VocabularyItemSynonyms", atMost: 100) {
      synonyms.append(
        IntentVocabulary.Synonym(
          phrase: try synonym.requiredString(
            "VocabularyItemPhrase", remedy: "Write the phrase as people say it."),
          pronunciation: try synonym.string("VocabularyItemPronunciation"),
          examples: try synonym.strings("VocabularyItemExamples", atMost: 100)))
    }
    guard !synonyms.isEmpty else {
      throw list.error(
        "VocabularyItemSynonyms", "is missing or empty", "Add at least one way to say the term.")
    }
  }
}
