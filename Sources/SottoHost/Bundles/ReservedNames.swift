/// Names that an app's modules cannot have, because they are those of modules that it imports.
package enum ReservedNames {
  private static let framework = "Intents"
  private static let companions: Set = [
    "Contacts", "CoreLocation", "CoreSpotlight", "IntentsUI", "MediaPlayer", "UIKit", "os",
  ]

  /// Whose name a module has that may not have it, after "the name of"; `nil` for any other name.
  package static func owner(of module: String) -> String? {
    if module == framework { return "the framework that handlers import" }
    return companions.contains(module) ? "a module that apps import under Apple's name" : nil
  }

  /// - Throws: `BundleError` when an executable, or the module it is built from, has such a name.
  static func refuse(_ executable: String, in information: PropertyList) throws(BundleError) {
    let module = BuildSettings.moduleName(of: executable)
    guard let owner = owner(of: module) else { return }
    throw information.error(
      "CFBundleExecutable", "is \(executable), which is also the name of \(owner)",
      "Rename the target, as in MelodyIntents: \"import \(module)\" would find the app's own module."
    )
  }
}
