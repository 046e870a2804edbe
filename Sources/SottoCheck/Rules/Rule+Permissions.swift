import Intents
import SottoHost

extension Rule {
  /// What an app must ask for, and may share.
  static let permissions = [
    Rule(
      "siri-usage-missing", .error, "The app does not say why it wants to be asked.",
      why:
        "ITMS-90683, missing purpose string: the App Store rejects the upload. Here the app is not "
        + "installed.",
      remedy: "Say it in a sentence under NSSiriUsageDescription of the app's Info.plist."
    ) { project in
      let text = project.app.information["NSSiriUsageDescription"]
      let base = project.app.localizations.first {
        $0.language == project.app.developmentLanguage
      }
      let translated = base?.strings?["NSSiriUsageDescription"].string
      guard project.wantsSiri, (text.string ?? translated)?.contains(where: \.isLetter) != true
      else { return [] }
      return [Defect(text.place, text.exists ? "It is empty." : "It is missing.")]
    },
    Rule(
      "siri-entitlement-missing", .error, "The app handles intents without the Siri entitlement.",
      why: "Without com.apple.developer.siri INPreferences and INVocabulary raise "
        + "NSInternalInconsistencyException, whose text names the entitlement; Siri asks nothing.",
      remedy:
        "Set com.apple.developer.siri to true in the app's entitlements (Xcode: capability Siri)."
    ) { project in
      guard !project.systemIntents.isEmpty, !project.app.isEntitled(to: Entitlements.siriKey),
        project.app.hasKnownEntitlements(in: project)
      else { return [] }
      return [project.missingSiri("\(project.systemIntents.sorted()[0]) is declared.")]
    },
    Rule(
      "siri-api-without-entitlement", .error,
      "INPreferences or INVocabulary is used without the Siri entitlement.",
      why:
        "The call raises NSInternalInconsistencyException and ends the app; its text names the class "
        + "and com.apple.developer.siri.",
      remedy:
        "Set com.apple.developer.siri to true in the app's entitlements (Xcode: capability Siri)."
    ) { project in
      guard !project.app.isEntitled(to: Entitlements.siriKey),
        project.app.hasKnownEntitlements(in: project)
      else { return [] }
      var seen: Set<Place> = []
      return project.parts.flatMap { part in
        ["INPreferences", "INVocabulary"].compactMap { name in
          part.place(of: name).map { Defect($0, "\(name) is used here.") }
        }
      }.filter { seen.insert($0.place).inserted }
    },
    Rule(
      "group-name", .error, "A group's name does not begin with “group.”.",
      why:
        "On iOS the names of groups begin so: another is not granted, containerURL(…) is nil and "
        + "nothing is shared.",
      remedy: "Call it “group.” and a reverse-DNS name, as in group.com.example.Melody."
    ) { project in
      project.parts.flatMap { part in
        (part.groups?.elements ?? []).compactMap { group in
          guard let name = group.string, !name.hasPrefix("group."),
            BuildSettings.firstReference(in: name) == nil
          else { return nil }
          return Defect(group.place, "“\(name)” is no name of a group.")
        }
      }
    },
    Rule(
      "group-not-shared", .warning, "A group is not one of both the app and its extension.",
      why: "A group with one member shares nothing: for the other containerURL(…) is nil, and "
        + "UserDefaults(suiteName:) is empty.",
      remedy: "List the same group in the entitlements of the app and of the extension."
    ) { project in
      guard !project.extensions.isEmpty else { return [] }
      return project.parts.flatMap { part in
        (part.groups?.elements ?? []).compactMap { group -> Defect? in
          guard let name = group.string else { return nil }
          let others = project.parts.filter {
            $0.isExtension != part.isExtension && $0.hasKnownEntitlements(in: project)
          }
          guard !others.isEmpty,
            !others.contains(where: { $0.groups?.strings.contains(name) == true })
          else {
            return nil
          }
          let missing = part.isExtension ? "the app" : others.map(\.name).joined(separator: " or ")
          return Defect(group.place, "“\(name)” is no group of \(missing).")
        }
      }
    },
  ]
}

extension Part {
  /// A build signs the entitlements into the program: a bundle need have no file of them.
  fileprivate func hasKnownEntitlements(in project: Project) -> Bool {
    project.kind != .bundle || entitlements != nil
  }
}

extension Project {
  /// Whether anything of it is there to be asked.
  fileprivate var wantsSiri: Bool { !declared.isEmpty || !extensions.isEmpty }

  fileprivate func missingSiri(_ reason: String) -> Defect {
    guard let file = app.entitlements else {
      return Defect(
        Place(file: app.information.path, key: Entitlements.siriKey),
        "The app has no entitlements file; \(reason)")
    }
    let key = file[Entitlements.siriKey]
    return Defect(
      key.place, "It is \(key.exists ? "not true" : "missing"); \(reason)",
      fix: Fix(key, .set(true)))
  }
}
