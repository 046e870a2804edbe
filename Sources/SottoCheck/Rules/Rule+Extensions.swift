import Intents
import SottoHost

extension Rule {
  /// How an extension is declared.
  static let extensions = [
    Rule(
      "extension-point", .error, "An Intents extension does not say that it is one.",
      why:
        "iOS registers an extension by NSExtensionPointIdentifier: with another, or none, SiriKit "
        + "never asks it.",
      remedy: "Set NSExtensionPointIdentifier to com.apple.intents-service."
    ) { project in
      project.extensions.compactMap { part in
        let point = part.information["NSExtension"]["NSExtensionPointIdentifier"]
        guard point.string != IntentsExtension.point else { return nil }
        return Defect(
          point.place, point.string.map { "It is “\($0)”." } ?? "It is missing.",
          fix: Fix(point, .set(.string(IntentsExtension.point))))
      }
    },
    Rule(
      "principal-class-missing", .error, "An extension does not name its principal class.",
      why: "iOS makes an object of NSExtensionPrincipalClass to ask it for handlers: without it no "
        + "request succeeds.",
      remedy: "Name the subclass of INExtension, as in $(PRODUCT_MODULE_NAME).IntentHandler."
    ) { project in
      project.extensions.compactMap { part in
        let name = part.principalClass
        guard name.string?.isEmpty != false else { return nil }
        return Defect(name.place, "It is missing.", fix: part.principalFix)
      }
    },
    Rule(
      "principal-class-unknown", .error,
      "The principal class that an extension names is not in its sources.",
      why:
        "NSClassFromString finds no such class: the extension cannot start, and each request fails.",
      remedy: "Name a class of the extension's own module that derives from INExtension."
    ) { project in
      project.extensions.compactMap { part in
        guard !part.classes.isEmpty, !part.hasMoreSources,
          let written = part.principalClass.string, !written.isEmpty,
          // The name that @objc gives a class stands by itself.
          written.contains(".") || part.place(of: written) == nil
        else { return nil }
        let parts = written.split(separator: ".").map(String.init)
        let (module, name) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
        guard part.classes.named(name) == nil || !["", part.module].contains(module) else {
          return nil
        }
        let problem =
          part.classes.named(name) == nil
          ? "There is no class \(name) in the sources of \(part.name)."
          : "The module of \(name) is \(part.module), not \(module)."
        return Defect(part.principalClass.place, problem, fix: part.principalFix)
      }
    },
    Rule(
      "principal-class-foreign", .error, "The principal class gives no handlers.",
      why:
        "iOS asks the principal class by INIntentHandlerProviding, which INExtension conforms to: "
        + "an object of another class is never asked.",
      remedy: "Derive the class from INExtension."
    ) { project in
      project.extensions.compactMap { part in
        guard let name = part.principalClass.string?.split(separator: ".").last.map(String.init),
          let type = part.classes.named(name),
          !part.classes.principals.contains(where: { $0.name == name }),
          // What its base class is may stand in other sources.
          part.classes.lineage(of: type).last?.supertypes.allSatisfy({ $0 == "NSObject" }) == true
        else { return nil }
        return Defect(type.place, "\(name) does not derive from INExtension.")
      }
    },
    Rule(
      "extension-identifier", .error, "An extension's identifier does not begin with its app's.",
      why: "An extension belongs to its app by this name; here the app is not installed.",
      remedy: "Call it the app's identifier, a dot and a name of its own."
    ) { project in
      guard let app = project.app.information["CFBundleIdentifier"].string else { return [] }
      return project.extensions.compactMap { part in
        let identifier = part.information["CFBundleIdentifier"]
        guard let written = identifier.string, BuildSettings.firstReference(in: written) == nil,
          !written.hasPrefix("\(app).")
        else { return nil }
        return Defect(identifier.place, "“\(written)” does not begin with “\(app).”.")
      }
    },
    Rule(
      "module-reserved", .error, "A module is named like one that it imports.",
      why:
        "“import Intents” would find the app's own module instead of the framework; the compiler "
        + "then misses INExtension.",
      remedy: "Rename the target, as in MelodyIntents."
    ) { project in
      project.parts.compactMap { part in
        guard let owner = ReservedNames.owner(of: part.module) else { return nil }
        let place = part.information["CFBundleExecutable"].place
        return Defect(place, "“\(part.module)” is also the name of \(owner).")
      }
    },
  ]
}

extension Part {
  var principalClass: ConfigurationValue {
    information["NSExtension"]["NSExtensionPrincipalClass"]
  }

  /// Names the only class that can be meant.
  fileprivate var principalFix: Fix? {
    guard let only = classes.principals.first, classes.principals.count == 1 else { return nil }
    return Fix(principalClass, .set(.string("$(PRODUCT_MODULE_NAME).\(only.name)")))
  }
}
