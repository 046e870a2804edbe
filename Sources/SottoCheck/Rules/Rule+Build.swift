import Intents
import SottoHost

extension Rule {
  /// What the build makes of the files.
  static let build = [
    Rule(
      "variable-undefined", .warning, "A build variable is defined nowhere.",
      why: "Xcode puts nothing in its place: a name, a version or a path is cut short.",
      remedy:
        "Define it in the target's build settings or in an .xcconfig file, or write the value itself. A "
        + "variable that a build server sets is not seen here."
    ) { project in
      project.files.undefined
        + project.parts.flatMap { part in
          [part.information, part.entitlements].compactMap(\.self).flatMap { file in
            file.root.descendants.compactMap { value in
              value.string.flatMap(BuildSettings.undefinedReference).map {
                Defect(value.place, "\($0) is defined nowhere.")
              }
            }
          }
        }
    },
    Rule(
      "version-differs", .warning, "An extension has another version than its app.",
      why:
        "ITMS-90473, CFBundleVersion mismatch: App Store Connect wants the versions of an extension to be "
        + "its app's.",
      remedy: "Give both the same version, best by MARKETING_VERSION and CURRENT_PROJECT_VERSION."
    ) { project in
      project.extensions.flatMap { part in
        ["CFBundleShortVersionString", "CFBundleVersion"].compactMap { key in
          let version = part.information[key]
          guard let own = version.string, let app = project.app.information[key].string,
            own != app, [own, app].allSatisfy({ BuildSettings.firstReference(in: $0) == nil })
          else { return nil }
          return Defect(version.place, "It is “\(own)”; the app's is “\(app)”.")
        }
      }
    },
  ]
}

extension BuildSettings {
  /// The first reference in a text that nothing gives a value: not the project, and not Xcode.
  static func undefinedReference(in text: String) -> String? {
    references(in: text).first { reference in
      let name = reference.dropFirst(2).dropLast().prefix { $0 != ":" }
      return !XcodeSettings.isKnown(String(name))
    }
  }
}
