import Foundation
import Intents

/// A new app with an Intents extension, as a package that builds, tests and answers at once.
package struct NewApp: Sendable {
  /// The app's name and that of its modules, a Swift identifier.
  package let name: String
  let intents: [IntentDescription]
  /// The languages of its vocabulary, the first of which is the one it is developed in.
  let languages: [String]
  /// An example sentence for each intent, by language and intent.
  let phrases: [String: [String: String]]
  /// The folder or the address that Sotto comes from.
  let sotto: String

  /// - Parameters:
  ///   - intents: As in `IntentsSupported`; the `IN` and the `Intent` may be left out.
  ///   - phrases: An example sentence with the app's name for each intent, by language and intent.
  /// - Throws: `NewAppError` for a name that is none, and for an intent that is not known.
  package init(
    _ name: String, intents: [String], phrases: [String: [String: String]], languages: [String],
    sotto: String
  ) throws(NewAppError) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, name != "Intents", name != "Sotto" else {
      throw NewAppError(
        "“\(name)” can't be the name of an app and of its modules: write letters and figures, the"
          + " first a capital, as in Tidepool")
    }
    var known: [IntentDescription] = []
    for intent in intents {
      guard let description = Self.description(of: intent) else {
        throw NewAppError(
          "there is no intent “\(intent)”; there are \(Self.names.joined(separator: ", "))")
      }
      if !known.contains(where: { $0.name == description.name }) { known.append(description) }
    }
    self.name = name
    self.intents = known
    self.languages = languages
    self.phrases = phrases
    self.sotto = sotto
  }

  private static let names = IntentDescription.all.keys.sorted()

  /// The full name of an intent that is written `INPlayMediaIntent`, `INPlayMedia` or `PlayMedia`.
  private static func description(of intent: String) -> IntentDescription? {
    ["\(intent)", "\(intent)Intent", "IN\(intent)Intent"].lazy.compactMap {
      IntentDescription.all[$0]
    }.first
  }

  /// An example sentence for each intent that there is one for.
  ///
  /// - Parameter sentence: A sentence of the language by its key, with words for its gaps.
  package static func phrases(
    of app: String, _ sentence: (String, [String: String]) -> String?
  ) -> [String: String] {
    var phrases: [String: String] = [:]
    for name in names { phrases[name] = sentence("sample.\(name)", ["app": app]) }
    return phrases
  }

  /// All files of the package, by their paths in it.
  package var files: [String: String] {
    var files = [
      "Package.swift": manifest, "README.md": readme, ".gitignore": ".build/\nPackage.resolved\n",
      ".github/workflows/test.yml": gitHubWorkflow, ".gitlab-ci.yml": gitLabPipeline,
      "Handlers/Handlers.swift": handlerTable,
      "Intents/main.swift": "import SottoAppSupport\n\nExtensionMain.run()\n",
      "Intents/IntentHandler.swift": principalClass, "Intents/Info.plist": extensionInformation,
      "Intents/\(name)Intents.entitlements": entitlements(ofApp: false),
      "App/AppDelegate.swift": appDelegate, "App/Info.plist": appInformation,
      "App/\(name).entitlements": entitlements(ofApp: true), "Tests/SentenceTests.swift": tests,
    ]
    for intent in intents { files["Handlers/\(handler(of: intent)).swift"] = source(of: intent) }
    if hasMedia { files["Handlers/Library.swift"] = library }
    for language in languages {
      files["App/\(language).lproj/AppIntentVocabulary.plist"] = vocabulary(language)
      files["Sentences/\(language).jsonl"] = sentences(language)
    }
    return files
  }

  var hasMedia: Bool { intents.contains { $0.isOfMedia } }

  /// `PlayMediaHandler` for `INPlayMediaIntent`.
  func handler(of intent: IntentDescription) -> String { "\(intent.shortName)Handler" }
}

/// Why there can be no such app.
package struct NewAppError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension IntentDescription {
  /// `PlayMedia` for `INPlayMediaIntent`.
  var shortName: String { String(name.dropFirst(2).dropLast("Intent".count)) }

  var isOfMedia: Bool { parameters.contains { $0.name == "mediaItems" } }
}
