import Foundation
import Intents
import SottoHost

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
    },
    Rule(
      "key-not-array", .error, "A key that SiriKit reads as an array has another value.",
      why: "What is no array counts as absent: nothing of it is restricted, declared or shared.",
      remedy: "Write an array, of one element where there is one."
    ) { project in
      project.parts.flatMap { part in
        part.arrays.filter { $0.exists && $0.value?.list == nil }.map { value in
          Defect(value.place, "It is \(value.kind).", fix: value.fixAsArray)
        }
      }
    },
  ]
}

extension Part {
  /// The values that have to be arrays, where they are there.
  fileprivate var arrays: [ConfigurationValue] {
    [
      supported, attributes[keys.restrictedWhileLocked],
      attributes[keys.restrictedWhileProtectedDataUnavailable], attributes[keys.mediaCategories],
      groups,
    ].compactMap(\.self)
      + (isExtension
        ? [] : ["NSUserActivityTypes", "INAlternativeAppNames"].map { information[$0] })
  }
}

extension ConfigurationValue {
  /// What its dictionaries and arrays have, at any depth.
  var descendants: [ConfigurationValue] {
    let members = (value?.object ?? [:]).keys.sorted().map { self[$0] }
    return members + (members + elements).flatMap(\.descendants)
  }

  /// Makes an array of one text of it; an alternative name is no text.
  fileprivate var fixAsArray: Fix? {
    guard let text = string, !text.isEmpty, name != "INAlternativeAppNames" else { return nil }
    return Fix(self, .set([.string(text)]))
  }

  /// What it is, in a sentence.
  fileprivate var kind: String {
    switch value {
    case .string(let text): text.isEmpty ? "an empty text" : "the text “\(text)”"
    case .object: "a dictionary"
    case .bool: "a truth value"
    case .integer, .number: "a number"
    case .list: "an array"
    case .null, nil: "missing"
    }
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
