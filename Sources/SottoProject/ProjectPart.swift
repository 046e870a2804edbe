import Foundation
import Intents
import SottoHost

/// A target of an Xcode project, as far as it can be built here.
package struct ProjectPart: Sendable {
  package enum Kind: Sendable {
    case app, intentsExtension, library
  }

  package let kind: Kind
  /// The target's name.
  package let name: String
  /// The name of its module, which its executable has here, too.
  package let module: String
  /// The paths of its Swift files.
  package let sources: [String]
  /// The paths of what belongs to its bundle, by their places in there; of a library, to the bundles of
  /// those that import it.
  package let bundleFiles: [String: String]
  /// The paths of what it names for its bundle and is not there.
  package let missingFiles: [String]
  /// The paths of its definitions of custom intents.
  package let definitions: [String]
  /// The paths of what is not built here: Objective-C and C.
  package let otherSources: [String]
  /// What its `Info.plist` says when it is built.
  package let information: BundleInformation
  /// What its entitlements say.
  package let entitlements: [String: PlainValue]
  /// The keys that an app lacks without which no app is asked; here it has them all the same.
  package let lacking: [String]
  /// The path of its `Info.plist`, where it has one.
  package let informationFile: String?
  let settings: [String: String]

  /// The intents that it handles.
  package var intents: [String] {
    let attributes = information.values["NSExtension"]?["NSExtensionAttributes"]
    return (attributes?["IntentsSupported"]?.list ?? []).compactMap(\.string)
  }

  init(
    _ target: XcodeProject.Target, _ kind: Kind, files: TargetFiles, app: BundleInformation? = nil
  ) throws(BundleError) {
    self.kind = kind
    name = target.name
    settings = target.settings
    module = try Self.module(of: target)
    sources = files.all.filter { $0.hasSuffix(".swift") }
    definitions = files.all.filter { $0.hasSuffix(".intentdefinition") }
    otherSources = files.all.filter { path in
      [".m", ".mm", ".c", ".cpp"].contains { path.hasSuffix($0) }
    }
    informationFile = kind == .library ? nil : try files.path("INFOPLIST_FILE")
    var information = try BundleInformation(
      kind == .library ? [:] : try files.information() ?? [:], executable: module,
      isExtension: kind == .intentsExtension, target: target, app: app)
    let given = BuildSettings(executable: module, given: target.settings, of: target.project)
    var entitlements = try given.expanding(
      kind == .library ? [:] : try files.entitlements() ?? [:])
    var lacking: [String] = []
    if kind == .app, entitlements[Entitlements.siriKey] != true {
      entitlements[Entitlements.siriKey] = true
      lacking.append(Entitlements.siriKey)
    }
    let purpose = "NSSiriUsageDescription"
    if kind == .app, information.values[purpose] == nil, !files.translates(purpose) {
      information.add(.string("\(target.name) is tried."), as: purpose)
      lacking.append(purpose)
    }
    self.information = information
    self.entitlements = entitlements
    self.lacking = lacking
    bundleFiles = files.bundleFiles
    missingFiles = try files.missing()
  }

  /// The name of a target's module, which is also that of a folder.
  static func module(of target: XcodeProject.Target) throws(BundleError) -> String {
    let settings = BuildSettings(executable: target.name, of: target.project)
    let product = try settings.expanding(target.settings["PRODUCT_NAME"] ?? target.name)
    let names = [target.settings["PRODUCT_MODULE_NAME"], product, target.name]
    let written = names.compactMap(\.self).first {
      !$0.isEmpty && $0.utf8.count <= 200 && BuildSettings.firstReference(in: $0) == nil
    }
    guard let written else {
      throw BundleError(
        file: target.project, problem: "has a target without a name",
        remedy: "Give it a name, or PRODUCT_NAME in its build settings.")
    }
    return BuildSettings.moduleName(of: written)
  }
}
