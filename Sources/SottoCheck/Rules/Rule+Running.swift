extension Rule {
  /// What shows only when an extension runs.
  static let running = [
    Rule(
      "extension-not-started", .error, "The extension could not be started.",
      why: "On iOS it would not start either, or nobody could tell: each request fails.",
      remedy: "Mend what it says; “sotto apps bundle FOLDER” makes the bundle that is started."
    ) { project in
      project.surveys.compactMap { survey in
        guard let failure = survey.failure else { return nil }
        let part = project.extensions.first { $0.name == survey.part }
        return Defect(Place(file: (part ?? project.app).information.path), failure)
      }
    },
    Rule(
      "handler-fails", .error, "A handler ends its process, or does not answer.",
      why:
        "The person hears that something went wrong; here an extension has ten seconds of its own for "
        + "a request.",
      remedy: "Be ready for an intent without values: everything that may be nil in it will be."
    ) { project in
      project.surveyed { found in
        found.faults.map { "\($0.method) \($0.problem)" }
      }
    },
    Rule(
      "question-repeats", .warning, "A handler asks the same question again for its own answer.",
      why:
        "When the person has chosen, SiriKit resolves the parameter once more with the choice in the "
        + "intent: a handler that looks it up anew asks for ever.",
      remedy:
        "Answer .success(with:) where the intent has a value that the handler itself has offered."
    ) { project in
      project.surveyed { found in
        found.repeated.map {
          "After “\($0.sentence)” \($0.parameter) was asked about \($0.count) times, though "
            + "“\($0.answer)” was chosen of what was offered."
        }
      }
    },
  ]
}

extension Project {
  /// Defects of intents, at the places where these are declared.
  fileprivate func surveyed(_ problems: (ExtensionSurvey.Intent) -> [String]) -> [Defect] {
    declared.flatMap { intent, part, value -> [Defect] in
      guard let found = survey(of: part)?.intents.first(where: { $0.intent == intent }) else {
        return []
      }
      return problems(found).map { Defect(value.place, $0) }
    }
  }
}
