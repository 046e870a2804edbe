import SottoAssistant

/// Another name by which people call an app.
package struct AlternativeName: Codable, Hashable, Sendable {
  package var name: LocalizedText
  /// How the name sounds, spelled as if it were a common word.
  package var pronunciationHint: LocalizedText?
}

extension AlternativeName {
  private static let key = "INAlternativeAppNames"

  /// Reads the names that `Info.plist` gives, each a literal text or a key of `InfoPlist.strings`.
  static func all(
    of information: PropertyList, in localizations: Localizations
  ) throws(BundleError) -> [AlternativeName] {
    let entries = try information.dictionaries(key)
    guard entries.count <= 3 else {
      throw information.error(key, "has \(entries.count) names", "No more than 3 are allowed.")
    }
    var names: [AlternativeName] = []
    for entry in entries {
      let name = try entry.requiredString(
        "INAlternativeAppName", remedy: "Write the name, or a key of InfoPlist.strings.")
      let hint = try entry.string("INAlternativeAppNamePronunciationHint")
      names.append(
        AlternativeName(
          name: try localizations.text(ofKeyOrLiteral: name),
          pronunciationHint: try hint.map(localizations.text(ofKeyOrLiteral:))))
    }
    return names
  }
}
