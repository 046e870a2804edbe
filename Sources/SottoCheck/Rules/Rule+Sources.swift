import Intents
import SottoHost

extension Rule {
  /// What the sources do and the configuration does not say.
  static let sources = [
    Rule(
      "intent-unhandled", .error, "Nobody handles a declared intent.",
      why:
        "INIntentErrorCode.noHandlerProvidedForIntent (2003): the person hears that something went "
        + "wrong.",
      remedy:
        "Return an object whose class conforms to the intent's handling protocol, or take the "
        + "intent out of the Info.plist."
    ) { project in
      project.declared.compactMap { intent, part, value in
        if let problem = project.survey(of: part)?.problem(with: intent) {
          return Defect(value.place, problem)
        }
        guard part.isExtension, !part.classes.isEmpty, !part.hasMoreSources,
          project.survey(of: part) == nil,
          IntentSchema.all.contains(intent) || project.customIntents.contains(intent),
          !part.classes.handlers.contains(where: { part.classes.handled(by: $0).contains(intent) })
        else { return nil }
        return Defect(
          value.place, "No class in the sources of \(part.name) conforms to \(intent)Handling.")
      }
    },
    Rule(
      "app-handler-missing", .error, "An app declares intents and gives no handler for them.",
      why:
        "iOS asks the app's delegate by application(_:handlerFor:): without it no request succeeds.",
      remedy:
        "Implement application(_:handlerFor:) in the app's delegate, or take INIntentsSupported out and "
        + "let an extension handle them."
    ) { project in
      let app = project.app
      guard !app.supported.strings.isEmpty, !app.sources.isEmpty, !app.hasMoreSources,
        !app.sources.contains(where: \.givesAppHandlers)
      else { return [] }
      return [
        Defect(
          app.supported.place,
          "No class in the sources of \(app.name) has application(_:handlerFor:).")
      ]
    },
    Rule(
      "activity-type-missing", .error,
      "A handler sends the person to the app, which does not take the activity.",
      why:
        "Behind .continueInApp the app gets an NSUserActivity whose type is the intent's name: one "
        + "that NSUserActivityTypes does not list is not delivered.",
      remedy: "Add the intent's name to NSUserActivityTypes of the app's Info.plist."
    ) { project in
      let types = project.app.information["NSUserActivityTypes"]
      var seen: Set<String> = []
      return project.handlerMethods { $0.words.contains("continueInApp") }
        .filter { !types.strings.contains($0.intent) && seen.insert($0.intent).inserted }
        .map {
          Defect(
            $0.method.place, "\($0.type) answers .continueInApp to \($0.intent).",
            fix: Fix(types, .append(.string($0.intent))))
        }
    },
    Rule(
      "vocabulary-set-in-extension", .warning, "An extension sets the person's vocabulary.",
      why:
        "INVocabulary is the app's: Apple documents setVocabularyStrings for the app only, since it "
        + "replaces all that was set.",
      remedy: "Set it in the app, when the content changes."
    ) { project in
      project.extensions.compactMap { part in
        let own = part.sources.filter { part.ownSources.contains($0.path) }
        let place = own.lazy.compactMap { $0.place(of: "setVocabularyStrings") }.first
        return place.map { Defect($0, "setVocabularyStrings is called here.") }
      }
    },
  ]
}

extension Project {
  /// The methods of handler classes that are about a declared intent, each once.
  func handlerMethods(
    where isMeant: (SourceMethod) -> Bool
  ) -> [(intent: String, type: String, method: SourceMethod)] {
    var seen: Set<Place> = []
    return parts.flatMap { part in
      part.classes.handlers.flatMap {
        type -> [(intent: String, type: String, method: SourceMethod)] in
        let handled = part.classes.handled(by: type)
        return type.methods.filter(isMeant).compactMap { method in
          let named = method.intents.intersection(handled)
          let intent = named.count == 1 ? named.first : handled.count == 1 ? handled.first : nil
          guard let intent, seen.insert(method.place).inserted else { return nil }
          return (intent, type.name, method)
        }
      }
    }
  }
}

extension SourceFile {
  fileprivate var givesAppHandlers: Bool {
    types.contains { $0.methods.contains { $0.signature == "application(_:handlerFor:)" } }
  }
}

extension SourceMethod {
  /// The intents that its parameters are of.
  var intents: Set<String> { Set(parameters.map(\.type).filter { $0.hasSuffix("Intent") }) }
}
