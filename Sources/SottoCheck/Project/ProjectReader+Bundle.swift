import Foundation
import Intents
import SottoHost

extension ProjectReader {
  /// Reads a bundle, in which there are no sources any more.
  func bundle(_ location: String) throws(BundleError) -> Project {
    guard let app = part(ofBundle: location, isExtension: false) else {
      throw BundleError(
        file: files.shown("\(location)/Info.plist"),
        problem: "is not there, or cannot be read", remedy: "Bundle the app again.")
    }
    let plugIns = "\(location)/PlugIns"
    let extensions = files.names(in: plugIns).filter { $0.hasSuffix(".appex") }
      .compactMap { part(ofBundle: "\(plugIns)/\($0)", isExtension: true) }
    let places = [location] + files.names(in: plugIns).map { "\(plugIns)/\($0)" }
    let custom = files.customIntents(places.flatMap(files.bundleFiles))
    return Project(
      kind: .bundle, app: app, extensions: extensions.filter(\.isForIntents),
      customIntents: custom)
  }

  private func part(ofBundle folder: String, isExtension: Bool) -> Part? {
    guard let information = files.list("\(folder)/Info.plist") else { return nil }
    let name =
      information["CFBundleExecutable"].string
      ?? ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
    return Part(
      name: name, module: BuildSettings.moduleName(of: name), isExtension: isExtension,
      information: information, entitlements: files.list("\(folder)/\(name).entitlements"),
      localizations: files.localizations(
        of: files.bundleFiles(in: folder),
        developmentLanguage: information["CFBundleDevelopmentRegion"].string ?? "en"))
  }
}

extension Part {
  /// Whether an extension is one of these, or is meant to be: not a widget, or an interface for intents.
  var isForIntents: Bool {
    let declaration = information["NSExtension"]
    let point = declaration["NSExtensionPointIdentifier"].string
    if point == IntentsExtension.point { return true }
    // An interface lists intents, too.
    guard point != "com.apple.intents-ui-service" else { return false }
    return declaration["NSExtensionAttributes"][keys.supported].exists
      || declaration["NSExtensionPrincipalClass"].exists && point == nil
  }
}
