/// Names that an app's modules cannot have, because they are those of modules that it imports.
enum ReservedNames {
  private static let framework = "Intents"
  private static let companions: Set = [
    "Contacts", "CoreLocation", "CoreSpotlight", "IntentsUI", "MediaPlayer", "UIKit", "os",
  ]

  /// - Throws: `BundleError` when an executable, or the module it is built from, has such a name.
  static func refuse(_ executable: String, in information: PropertyList) throws(BundleError) {
    let module = BuildSettings.moduleName(of: executable)
    guard module == framework || companions.contains(module) else { return }
    let reason =
      module == framework
      ? "the framework that handlers import" : "a module that apps import under Apple's name"
    throw information.error(
      "CFBundleExecutable", "is \(executable), which is also the name of \(reason)",
      "Rename the target, as in MelodyIntents: \"import \(module)\" would find the app's own module."
    )
  }
}
