import SottoAdapt

extension Rule {
  /// Handlers' methods that nobody calls. In Swift all of a handling protocol's methods are optional, so
  /// that the compiler says nothing.
  static let methods = [
    Rule(
      "method-near-miss", .warning, "A method has nearly the name of one that SiriKit calls.",
      why:
        "An optional method with another name is the class's own: SiriKit goes on as if it were not "
        + "there.",
      remedy: "Give it the name and the labels of the protocol's method."
    ) { project in project.mistaken { HandlerMethodCheck.nearMiss($0, $1) } },
    Rule(
      "method-label", .warning,
      "A method of a handler has other labels than the one that SiriKit calls.",
      why: "Labels are part of a method's name: SiriKit goes on as if it were not there.",
      remedy: "Give it the labels of the protocol's method."
    ) { project in project.mistaken { HandlerMethodCheck.label($0, $1) } },
    Rule(
      "method-old-label", .error, "A method of a handler has the label of iOS 10.",
      why:
        "SiriKit renamed them in iOS 11: nothing calls a method under the old name, and the compiler "
        + "does not say so.",
      remedy: "Rename it; “sotto adapt FILE” builds it under the name of today."
    ) { project in project.mistaken { HandlerMethodCheck.oldLabel($0, $1) } },
    Rule(
      "method-result", .error,
      "A method answers with another class than the one that SiriKit calls.",
      why: "Such a method does not satisfy the protocol: SiriKit goes on as if it were not there.",
      remedy: "Answer with the class of the protocol's method."
    ) { project in project.mistaken { HandlerMethodCheck.result($0, $1) } },
    Rule(
      "method-only-in-subclass", .warning,
      "An optional method stands in a subclass of the class that conforms.",
      why:
        "Where it conforms a Swift class settles which methods it has: one that a subclass adds is "
        + "called by Objective-C on iOS only if it is @objc, and never here.",
      remedy: "Write a line for it in the base class and override that, or conform in the subclass."
    ) { project in
      project.mistakenClasses { type, part in HandlerMethodCheck.onlyInSubclass(type, part.classes)
      }
    },
    Rule(
      "media-confirm", .note, "A handler of media confirms.",
      why:
        "Siri plays at once: a media request is not shown before it is carried out, and what confirm "
        + "finds out late, resolve says better.",
      remedy: "Say in resolveMediaItems what cannot be played, with a reason."
    ) { project in
      project.handlerMethods {
        $0.name == "confirm" && $0.parameters.first?.label == "intent"
      }.filter { IntentSchema.media.contains($0.intent) }.map {
        Defect($0.method.place, "\($0.type) confirms \($0.intent).")
      }
    },
  ]
}

extension Project {
  /// What is wrong with the methods of handlers, each told once.
  fileprivate func mistaken(
    _ check: (SourceMethod, HandlerMethodCheck.Context) -> Defect?
  ) -> [Defect] {
    mistakenClasses { type, part in
      let intents = part.classes.handled(by: type)
      return type.methods.compactMap { method in
        guard let intent = method.intents.intersection(intents).first,
          let known = IntentSchema.methods(of: intent)
        else { return nil }
        return check(method, .init(type: type, intent: intent, known: known))
      }
    }
  }

  fileprivate func mistakenClasses(
    _ check: (HandlerClasses.Class, Part) -> [Defect]
  ) -> [Defect] {
    var seen: Set<Place> = []
    return parts.flatMap { part in
      part.classes.handlers.flatMap { check($0, part) }
    }.filter { seen.insert($0.place).inserted }
  }
}
