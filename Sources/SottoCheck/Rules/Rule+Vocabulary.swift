import Intents
import SottoHost

extension Rule {
  /// `AppIntentVocabulary.plist`.
  static let vocabulary = [
    Rule(
      "example-phrases-missing", .warning,
      "An intent has no example phrase in a language of the app.",
      why: "ITMS-90626, invalid Siri support: App Store Connect names the intent and the language.",
      remedy: "Add an entry with the intent to IntentPhrases of that language's "
        + "AppIntentVocabulary.plist."
    ) { project in
      let languages = project.app.vocabularyLanguages
      return languages.flatMap { language, file -> [Defect] in
        let entries = file?["IntentPhrases"].elements ?? []
        let known = Set(
          entries.filter { !$0["IntentExamples"].strings.isEmpty }
            .compactMap { $0["IntentName"].string })
        let missing = project.systemIntents.subtracting(known).sorted()
        guard !missing.isEmpty else { return [] }
        let place =
          file?["IntentPhrases"].place
          ?? project.app.information["CFBundleLocalizations"].place
        return [
          Defect(
            place, "There is no example in “\(language)” of \(missing.joined(separator: ", ")).")
        ]
      }
    },
    Rule(
      "example-phrase-undeclared", .warning,
      "There are example phrases of an intent that is not declared.",
      why: "Siri shows them as what the app can do, and the app is not asked.",
      remedy: "Declare the intent, or take the entry out."
    ) { project in
      let declared = Set(project.declared.map(\.intent))
      return project.vocabularies.flatMap { _, file in
        file["IntentPhrases"].elements.map { $0["IntentName"] }.compactMap { name in
          guard let intent = name.string, !declared.contains(intent) else { return nil }
          return Defect(name.place, "\(intent) is declared by no part of the app.")
        }
      }
    },
    Rule(
      "example-not-understood", .warning, "An example phrase is not understood as what it shows.",
      why: "It is what people will say: here it asks for something else, or for another app.",
      remedy:
        "Say it plainly, with the app's name at the end; “sotto understand --why” tells what is "
        + "heard.",
      defects: ExampleCheck.defects),
    Rule(
      "vocabulary-incomplete", .error, "A term or an entry lacks a key that it must have.",
      why: "The entry is dropped, and the upload is flagged.",
      remedy: "Add the key."
    ) { project in
      project.vocabularies.flatMap { _, file in VocabularyCheck.missingKeys(in: file) }
    },
    Rule(
      "vocabulary-key-path", .warning, "ParameterNames names no property of an intent.",
      why: "Siri matches the terms with no parameter, and says nothing of it.",
      remedy: "Write it as in INRequestRideIntent.rideOptionName."
    ) { project in
      project.vocabularies.flatMap { _, file in VocabularyCheck.wrongKeyPaths(in: file) }
    },
    Rule(
      "vocabulary-in-extension", .error, "AppIntentVocabulary.plist lies in an extension.",
      why: "Siri reads it in the app's bundle only: the extension's is never looked at.",
      remedy: "Move the file to the app's target, one in each language's folder."
    ) { project in
      project.extensions.flatMap { part in
        part.localizations.compactMap(\.vocabulary).map {
          Defect(Place(file: $0.path), "The file is in \(part.name).")
        }
      }
    },
  ]
}

extension Part {
  /// The languages that the app says it has, each with its vocabulary.
  fileprivate var vocabularyLanguages: [(language: String, file: ConfigurationFile?)] {
    let declared = information["CFBundleLocalizations"].strings
    let found = localizations.map(\.language)
    let all = Set(declared).union(found).union([developmentLanguage])
    return all.subtracting(["Base"]).sorted().map { language in
      (language, localizations.first { $0.language == language }?.vocabulary)
    }
  }
}

extension Project {
  /// The app's vocabularies, by language.
  var vocabularies: [(language: String, file: ConfigurationFile)] {
    app.localizations.compactMap { found in found.vocabulary.map { (found.language, $0) } }
  }
}
