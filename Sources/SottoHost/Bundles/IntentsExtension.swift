/// An Intents extension in an app's bundle: an executable that resolves, confirms and handles.
package struct IntentsExtension: Codable, Equatable, Sendable {
  package let path: String
  package let identifier: String
  /// Path of the executable.
  package let executable: String
  /// Name of the class that makes the handlers, with its module: `MelodyIntents.IntentHandler`.
  package let principalClass: String
  package let support: IntentSupport
  /// The class names of the intents that it brings the definitions of.
  package let customIntents: Set<String>
  package let entitlements: Entitlements
}

extension IntentsExtension {
  package static let point = "com.apple.intents-service"

  /// Reads an extension's folder; nil for extensions of other kinds, such as widgets.
  init?(path: String, in app: BundleFolder, appIdentifier: String) throws(BundleError) {
    let folder = try app.folder(path)
    let information = try folder.propertyList("Info.plist")
    guard let declaration = try information.dictionary("NSExtension") else {
      throw information.error(
        "NSExtension", "is missing", "Add the dictionary that says what the extension is.")
    }
    let point = try declaration.requiredString(
      "NSExtensionPointIdentifier", remedy: "An Intents extension has \(Self.point).")
    guard point == Self.point else { return nil }

    self.path = folder.path
    executable = try folder.executable(of: information)
    let name = String(executable.dropFirst(folder.path.count + 1))
    entitlements = try Entitlements(of: name, in: folder)
    identifier = try folder.identifier(of: information)
    customIntents = try CustomIntentNames.all(in: folder)
    guard identifier.hasPrefix("\(appIdentifier).") else {
      throw information.error(
        "CFBundleIdentifier", "is \(identifier), which does not begin with that of the app",
        "Call it \(appIdentifier) and a dot and a name of its own.")
    }
    let written = try declaration.requiredString(
      "NSExtensionPrincipalClass", expanding: true,
      remedy: "Name the subclass of INExtension, as in $(PRODUCT_MODULE_NAME).IntentHandler.")
    let principalClass = try BuildSettings(executable: name).expanding(written)
    // The Objective-C name of a class has no module, but here there is no other way to find it.
    self.principalClass =
      principalClass.contains(".")
      ? principalClass : "\(BuildSettings.moduleName(of: name)).\(principalClass)"

    guard let attributes = try declaration.dictionary("NSExtensionAttributes") else {
      throw declaration.error(
        "NSExtensionAttributes", "is missing", "Add it, with IntentsSupported in it.")
    }
    support = try IntentSupport(attributes, keys: .extension)
    guard !support.intents.isEmpty else {
      throw attributes.error(
        "IntentsSupported", "names no intent", "List the intents that the extension handles.")
    }
  }
}
