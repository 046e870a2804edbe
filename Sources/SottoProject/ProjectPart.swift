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
  /// The paths of what belongs to its bundle, by their places in there.
  package let bundleFiles: [String: String]
  /// The paths of its definitions of custom intents.
  package let definitions: [String]
  /// The paths of what is not built here: Objective-C and C.
  package let otherSources: [String]
  /// What its `Info.plist` says when it is built.
  package let information: BundleInformation
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
    module = Self.module(of: target)
    sources = files.all.filter { $0.hasSuffix(".swift") }
    definitions = files.all.filter { $0.hasSuffix(".intentdefinition") }
    otherSources = files.all.filter { path in
      [".m", ".mm", ".c", ".cpp"].contains { path.hasSuffix($0) }
    }
    informationFile = kind == .library ? nil : files.path("INFOPLIST_FILE")
    information = BundleInformation(
      kind == .library ? [:] : try files.information() ?? [:], executable: module,
      isExtension: kind == .intentsExtension, target: target, app: app)
    var bundleFiles = kind == .library ? [:] : files.bundleFiles
    if kind != .library, let entitlements = files.path("CODE_SIGN_ENTITLEMENTS") {
      bundleFiles["\(module).entitlements"] = entitlements
    }
    self.bundleFiles = bundleFiles
  }

  static func module(of target: XcodeProject.Target) -> String {
    let settings = BuildSettings(executable: target.name)
    let product = settings.expanding(target.settings["PRODUCT_NAME"] ?? target.name)
    let written = target.settings["PRODUCT_MODULE_NAME"]
      .flatMap { BuildSettings.firstReference(in: $0) == nil ? $0 : nil }
    return written
      ?? BuildSettings.moduleName(
        of: BuildSettings.firstReference(in: product) == nil ? product : target.name)
  }
}
