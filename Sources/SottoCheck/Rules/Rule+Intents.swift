import Intents
import SottoHost

extension Rule {
  /// Which intents are declared.
  static let intents = [
    Rule(
      "intents-missing", .error, "An extension declares no intent.",
      why:
        "SiriKit routes a request by IntentsSupported: without an entry the extension is never asked.",
      remedy: "List the classes of the intents that it handles under IntentsSupported."
    ) { project in
      // What is no array has a rule of its own.
      project.extensions.filter {
        $0.supported.strings.isEmpty && (!$0.supported.exists || $0.supported.value?.list != nil)
      }.map {
        Defect($0.supported.place, $0.supported.exists ? "It names no intent." : "It is missing.")
      }
    },
    Rule(
      "intent-unknown", .error, "What is declared is no intent.",
      why: "INIntentErrorCode.invalidIntentName (2004): SiriKit knows no such class.",
      remedy: "Write the name of an intent's class, as in INPlayMediaIntent."
    ) { project in
      project.declared.compactMap { intent, _, value in
        guard !IntentSchema.all.contains(intent), !project.customIntents.contains(intent),
          // One that is made in a definition that is not among these files.
          intent.hasPrefix("IN") || !intent.hasSuffix("Intent")
        else { return nil }
        let meant = NearestName.of(intent, among: IntentSchema.all.union(project.customIntents))
        return Defect(
          value.place,
          "There is no intent “\(intent)”." + (meant.map { " \($0) is meant?" } ?? ""),
          fix: meant.map { Fix(value, .set(.string($0))) })
      }
    },
    Rule(
      "intent-elsewhere", .note, "An intent of Apple's is declared that no app handles here.",
      why:
        "Sotto has the domains of media, lists and notes, and ride booking. On an iPhone it may be "
        + "asked.",
      remedy: "Leave it for iOS; what is said of it here is answered as none of an app's."
    ) { project in
      project.declared.filter { IntentSchema.elsewhere.contains($0.intent) }.map {
        Defect($0.value.place, "\($0.intent) is not asked here.")
      }
    },
    Rule(
      "intent-in-two-extensions", .error, "Two extensions of an app declare the same intent.",
      why:
        "INIntentErrorCode.intentSupportedByMultipleExtension (2001): which of them is asked is not "
        + "known.",
      remedy: "Let one extension handle it."
    ) { project in
      var first: [String: String] = [:]
      return project.declared.filter(\.part.isExtension).compactMap { intent, part, value in
        let other = first[intent] ?? part.name
        first[intent] = other
        return other == part.name ? nil : Defect(value.place, "\(other) declares \(intent), too.")
      }
    },
    Rule(
      "intent-declared-twice", .warning, "An intent is declared twice in one list.",
      why: "The second entry says nothing more.", remedy: "Take it out."
    ) { project in
      project.parts.flatMap { part in
        var seen: Set<String> = []
        return part.supported.elements.filter { !seen.insert($0.string ?? "").inserted }.map {
          Defect($0.place, "\($0.string ?? "It") stands here already.", fix: Fix($0, .remove))
        }
      }
    },
    Rule(
      "restricted-intent-unsupported", .error, "An intent is restricted that is not declared.",
      why: "INIntentErrorCode.restrictedIntentsNotSupportedByExtension (2002).",
      remedy:
        "Declare it under IntentsSupported (INIntentsSupported of an app), or take it out here."
    ) { project in
      project.parts.filter { !$0.supported.strings.isEmpty }.flatMap { part in
        part.restricted.flatMap(\.elements).filter { restricted in
          restricted.string.map(part.supported.strings.contains) == false
        }.map { Defect($0.place, "\($0.string ?? "") is not among \(part.supported.name).") }
      }
    },
    Rule(
      "restricted-without-supported", .error, "Intents are restricted where none is declared.",
      why:
        "INIntentErrorCode.restrictedIntentsNotSupportedByExtension (2002) of each of them; nothing "
        + "is ever asked of the part.",
      remedy: "List the intents under IntentsSupported (INIntentsSupported of an app)."
    ) { project in
      project.parts.filter(\.supported.strings.isEmpty).flatMap { part in
        part.restricted.filter { !$0.strings.isEmpty }.map {
          Defect($0.place, "\(part.supported.name) has no entry.")
        }
      }
    },
    Rule(
      "in-app-without-scenes", .warning, "An app handles intents itself and has one scene only.",
      why: "iOS calls application(_:handlerFor:) only for apps that support multiple scenes.",
      remedy:
        "Set UIApplicationSupportsMultipleScenes in UIApplicationSceneManifest, or use an extension."
    ) { project in
      let supported = project.app.supported
      let manifest = project.app.information["UIApplicationSceneManifest"]
      guard !supported.strings.isEmpty,
        manifest["UIApplicationSupportsMultipleScenes"].value?.bool != true
      else { return [] }
      return [Defect(supported.place, "UIApplicationSupportsMultipleScenes is not true.")]
    },
  ]
}

extension Part {
  /// The lists of intents that wait: for the session to be unlocked, for protected data.
  fileprivate var restricted: [ConfigurationValue] {
    [
      attributes[keys.restrictedWhileLocked],
      attributes[keys.restrictedWhileProtectedDataUnavailable],
    ]
  }
}
