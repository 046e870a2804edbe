import Foundation
import Intents

/// The `Info.plist` of a part of a bundle, with what Xcode's build would fill in: from the project, where
/// there is one, and from the app's own.
package struct BundleInformation {
  package private(set) var values: [String: PlainValue]

  /// - Parameters:
  ///   - identifier: The app's bundle identifier, where its sources leave it to the build.
  ///   - app: The app's own, for an extension of it.
  init(
    of part: BundlePart, in project: XcodeProject?, identifier: String?, app: BundleInformation?
  ) throws(BundleError) {
    try self.init(
      part.information, executable: part.executable, isExtension: part.isExtension,
      target: project?.target(of: part), identifier: identifier, app: app)
  }

  /// - Parameters:
  ///   - written: What the part's `Info.plist` says, build settings as they are written.
  ///   - target: What an Xcode project says of the part.
  /// - Throws: `BundleError` for build settings that expand to too much.
  package init(
    _ written: [String: PlainValue], executable: String, isExtension: Bool,
    target: XcodeProject.Target? = nil, identifier: String? = nil, app: BundleInformation? = nil
  ) throws(BundleError) {
    var settings = BuildSettings(
      executable: executable, given: target?.settings ?? [:],
      packageType: isExtension ? "XPC!" : "APPL", of: target?.project ?? "Info.plist")
    settings["TARGET_NAME"] = target?.name ?? executable
    var written = written
    written.merge(target?.informationKeys.mapValues(Self.value) ?? [:]) { own, _ in own }
    // What Xcode puts in where the file leaves it out.
    written.merge(Self.always) { own, _ in own }
    if target != nil { written.merge(Self.versions) { own, _ in own } }

    for (key, setting) in Self.settings {
      let own = written[key]?.string.flatMap {
        BuildSettings.firstReference(in: $0) == nil ? $0 : nil
      }
      let found = own ?? target?.settings[setting] ?? app?.values[key]?.string
      if let found { settings[setting] = try settings.expanding(found) }
    }
    let key = "PRODUCT_BUNDLE_IDENTIFIER"
    if let app = app?.values["CFBundleIdentifier"]?.string {
      let isOfApp = settings[key]?.hasPrefix("\(app).") == true
      settings[key] = isOfApp ? settings[key] : "\(app).\(executable)"
    } else {
      settings[key] = identifier ?? settings[key]
    }
    var values = try settings.expanding(written)
    values["CFBundleExecutable"] = .string(executable)
    self.values = values
  }

  /// Gives a key a value, where it has none.
  package mutating func add(_ value: PlainValue, as key: String) {
    values[key] = values[key] ?? value
  }

  /// The file's content.
  package var data: Data {
    get throws { try values.propertyList }
  }

  private static let always: [String: PlainValue] = [
    "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
  ]
  private static let versions: [String: PlainValue] = [
    "CFBundleShortVersionString": "$(MARKETING_VERSION)",
    "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
  ]
  /// Where other keys refer to what a key says, they do so by these.
  private static let settings = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  private static func value(_ setting: String) -> PlainValue {
    ["YES", "NO"].contains(setting) ? .bool(setting == "YES") : .string(setting)
  }
}
