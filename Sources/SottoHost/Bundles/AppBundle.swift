import Foundation
import SottoAssistant

/// An app's bundle: what its files say, checked.
package struct AppBundle: Codable, Equatable, Sendable {
  /// The absolute path of the folder.
  package let path: String
  package let identifier: String
  /// `CFBundleShortVersionString`, else `CFBundleVersion`, else `1.0`.
  package let version: String
  /// Path of the app's own executable.
  package let executable: String
  /// `CFBundleDisplayName`, else `CFBundleName`, else the name of its executable.
  package let name: LocalizedText
  package let alternativeNames: [AlternativeName]
  /// Why the app wants to be asked, for the person who allows it.
  package let usageDescription: LocalizedText
  /// Why the app wants to read the person's music; `nil` for one that never asks for it.
  package let musicUsageDescription: LocalizedText?
  /// Why the app wants to send requests to other apps; `nil` for one that never does.
  package let requestsUsageDescription: LocalizedText?
  /// The ports of this machine that the app would like to reach; `nil` for one that would not.
  package let localPorts: [UInt16]?
  /// The languages that the bundle has folders for.
  package let languages: [String]
  /// The intents that the app handles itself.
  package let support: IntentSupport
  /// The `NSUserActivity` types that it continues.
  package let activityTypes: [String]
  package let entitlements: Entitlements
  /// The app's fixed terms and example sentences, by language.
  package let vocabularies: [String: IntentVocabulary]
  package let extensions: [IntentsExtension]

  /// The class names of the intents that the app has made itself.
  package let customIntents: Set<String>

  /// The intents that the app or one of its extensions handles.
  package var intents: Set<String> {
    Set(support.intents).union(extensions.flatMap(\.support.intents))
  }

  /// The terms and examples for a person's language: `zh-Hans` serves `zh`.
  package func vocabulary(in language: String) -> IntentVocabulary? {
    vocabularies[language]
      ?? vocabularies.sorted { $0.key < $1.key }.first { $0.key.hasPrefix("\(language)-") }?.value
  }

  /// The app's fixed terms in all its languages: a sentence says which one it is in.
  package var terms: [IntentVocabulary.Term] {
    vocabularies.sorted { $0.key < $1.key }.flatMap(\.value.terms)
  }

  /// The intents that wait until the person's session is unlocked.
  package var restrictedWhileLocked: Set<String> {
    Set(support.restrictedWhileLocked).union(extensions.flatMap(\.support.restrictedWhileLocked))
  }

  /// The kinds of media that the app or one of its extensions has.
  package var mediaCategories: Set<String> {
    Set(support.mediaCategories).union(extensions.flatMap(\.support.mediaCategories))
  }

  /// The extension that handles an intent, to be preferred to the app itself.
  package func `extension`(handling intent: String) -> IntentsExtension? {
    extensions.first { $0.support.intents.contains(intent) }
  }
}

extension AppBundle {
  /// Reads a bundle from its folder.
  ///
  /// - Throws: `BundleError` for the first defect; a bundle with a defect is not used at all.
  package init(path: String) throws(BundleError) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let folder = try BundleFolder(path: path)
    let information = try folder.propertyList("Info.plist")
    let localizations = try Localizations(
      of: folder,
      developmentLanguage: LocalizedText.normalized(
        information.string("CFBundleDevelopmentRegion") ?? "en"))

    self.path = path
    identifier = try folder.identifier(of: information)
    executable = try folder.executable(of: information)
    version =
      try information.firstString(
        "CFBundleShortVersionString", "CFBundleVersion", as: .version) ?? "1.0"
    // As Xcode names a product. The folder of an installed one is named after its identifier.
    let plainName = (executable as NSString).lastPathComponent
    let literalName = try information.firstString("CFBundleDisplayName", "CFBundleName")
    name =
      try localizations.text("CFBundleDisplayName", literal: literalName)
      ?? LocalizedText(plainName)
    alternativeNames = try AlternativeName.all(of: information, in: localizations)
    languages = localizations.languages
    support = try IntentSupport(information, keys: .app)
    activityTypes = try information.strings("NSUserActivityTypes")
    entitlements = try Entitlements(
      of: String(executable.dropFirst(path.count + 1)), in: folder)
    vocabularies = try IntentVocabulary.all(of: folder, in: localizations)
    extensions = try Self.extensions(in: folder, appIdentifier: identifier)
    customIntents = extensions.reduce(into: try CustomIntentNames.all(in: folder)) {
      $0.formUnion($1.customIntents)
    }
    usageDescription = try Self.usageDescription(of: information, in: localizations)
    func reason(_ key: String) throws(BundleError) -> LocalizedText? {
      try localizations.text(key, literal: try information.string(key))
    }
    musicUsageDescription = try reason("NSAppleMusicUsageDescription")
    requestsUsageDescription = try reason(Self.requestsUsageKey)
    localPorts = try information.ports(Self.localPortsKey)
    try refuseMissingEntitlement(in: folder)
  }

  /// Sotto's own: on a phone no app asks another.
  package static let requestsUsageKey = "SottoRequestsUsageDescription"
  /// Sotto's own: a phone keeps apps' services apart otherwise.
  static let localPortsKey = "SottoLocalPorts"

  private static func extensions(
    in folder: BundleFolder, appIdentifier: String
  ) throws(BundleError) -> [IntentsExtension] {
    guard folder.has("PlugIns") else { return [] }
    let plugIns = try folder.folder("PlugIns")
    var extensions: [IntentsExtension] = []
    var handlers: [String: String] = [:]
    for name in plugIns.contents where name.hasSuffix(".appex") {
      guard
        let found = try IntentsExtension(
          path: "PlugIns/\(name)", in: folder, appIdentifier: appIdentifier)
      else { continue }
      for intent in found.support.intents {
        if let other = handlers.updateValue(name, forKey: intent), other != name {
          throw BundleError(
            file: "\(plugIns.name)/\(name)/Info.plist",
            key: "NSExtension.NSExtensionAttributes.IntentsSupported",
            problem: "has \(intent), which \(other) supports too",
            remedy: "Let one extension handle it.")
        }
      }
      extensions.append(found)
    }
    return extensions
  }

  private static func usageDescription(
    of information: PropertyList, in localizations: Localizations
  ) throws(BundleError) -> LocalizedText {
    let key = "NSSiriUsageDescription"
    let literal = try information.string(key, as: .sentence)
    guard let text = try localizations.text(key, literal: literal, as: .sentence) else {
      throw information.error(
        key, "is missing", "Say in a sentence why people should let the assistant ask the app.")
    }
    return text
  }

  private func refuseMissingEntitlement(in folder: BundleFolder) throws(BundleError) {
    guard !intents.isEmpty, !entitlements.siri else { return }
    throw BundleError(
      file: "\(folder.name)\(executable.dropFirst(path.count)).entitlements",
      key: Entitlements.siriKey, problem: "is not there",
      remedy: "Add the file with this key set to true, so that the app may be asked.")
  }
}
