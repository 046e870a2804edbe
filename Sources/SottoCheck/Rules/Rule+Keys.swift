import Foundation
import Intents

extension Rule {
  /// Which keys are written.
  static let keys = [
    Rule(
      "key-misspelt", .warning, "A key is almost one that SiriKit reads.",
      why: "A key that nothing reads is never reported: what it says counts as absent.",
      remedy: "Write the key as Apple does, or take it away."
    ) { project in
      project.parts.flatMap { part in
        let files = [part.information, part.entitlements].compactMap(\.self)
        return (files + part.localizations.compactMap(\.vocabulary)).flatMap { file in
          file.root.descendants.compactMap { value in
            value.meantKey.map { Defect(value.place, "“\(value.name)” is not “\($0)”.") }
          }
        }
      }
    }
  ]
}

extension ConfigurationValue {
  /// What its dictionaries and arrays have, at any depth.
  fileprivate var descendants: [ConfigurationValue] {
    let members = (value?.object ?? [:]).keys.sorted().map { self[$0] }
    return members + (members + elements).flatMap(\.descendants)
  }

  /// The key that was meant; `nil` where it is one, or none of SiriKit's.
  fileprivate var meantKey: String? {
    guard !Self.keys.contains(name) else { return nil }
    let plain = name.trimmingCharacters(in: .whitespacesAndNewlines)
    if let key = Self.keys.first(where: { $0.caseInsensitiveCompare(plain) == .orderedSame }) {
      return key
    }
    return NearestName.of(plain, among: Self.keys)
  }

  /// The keys of an app's and an extension's `Info.plist`, entitlements and `AppIntentVocabulary.plist`.
  private static let keys: Set = [
    "NSSiriUsageDescription", "NSUserActivityTypes", "INIntentsSupported",
    "INIntentsRestrictedWhileLocked", "INIntentsRestrictedWhileProtectedDataUnavailable",
    "INSupportedMediaCategories", "INAlternativeAppNames", "INAlternativeAppName",
    "INAlternativeAppNamePronunciationHint",
    "NSExtension", "NSExtensionPointIdentifier", "NSExtensionPrincipalClass",
    "NSExtensionAttributes", "IntentsSupported", "IntentsRestrictedWhileLocked",
    "IntentsRestrictedWhileProtectedDataUnavailable", "SupportedMediaCategories",
    "com.apple.developer.siri", "com.apple.security.application-groups",
    "IntentPhrases", "IntentName", "IntentExamples", "ParameterVocabularies", "ParameterNames",
    "ParameterVocabulary", "VocabularyItemIdentifier", "VocabularyItemSynonyms",
    "VocabularyItemPhrase", "VocabularyItemPronunciation", "VocabularyItemExamples",
  ]
}
