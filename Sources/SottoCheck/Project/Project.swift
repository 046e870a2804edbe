import SottoLanguage

/// A SiriKit app as its files say it, be they a bundle's, sources or an Xcode project's.
///
/// Nothing of it is checked yet: that is what the rules are for.
package struct Project: Sendable {
  package enum Kind: String, Sendable {
    case bundle, sources, xcode
  }

  package let kind: Kind
  package let app: Part
  /// The Intents extensions.
  package let extensions: [Part]
  /// The class names of the intents that the app has made itself.
  let customIntents: Set<String>
  /// What is wrong with its files as such.
  var files = FileDefects()

  /// What understands the example phrases; without it they are not looked at.
  package var languages: Languages?
  /// The names of other apps, which people may say beside it.
  package var neighbours: [Surroundings.App] = []
  /// The names of apps that everybody knows, this one perhaps among them.
  package var wellKnown: [Surroundings.App] = []
  /// What the extensions answered that were started.
  package var surveys: [ExtensionSurvey] = []

  /// The app's bundle identifier; empty where it has none.
  package var identifier: String { app.information["CFBundleIdentifier"].string ?? "" }

  var parts: [Part] { [app] + extensions }

  /// The intents that the app or an extension declares, each with where and by whom.
  var declared: [(intent: String, part: Part, value: ConfigurationValue)] {
    parts.flatMap { part in
      part.supported.elements.compactMap { element in
        element.string.map { ($0, part, element) }
      }
    }
  }

  /// The intents that are Apple's and are declared.
  var systemIntents: Set<String> {
    Set(declared.map(\.intent)).intersection(IntentSchema.all)
  }
}
