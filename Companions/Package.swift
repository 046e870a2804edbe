// swift-tools-version: 6.2
import PackageDescription

/// Apple's module names for what Sotto offers, so that the imports of iOS sources resolve.
///
/// A package of its own: other packages ask `canImport(os)` and the like, so these modules belong in
/// the builds of apps only, and never in that of Sotto itself.
let names = [
  "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "Contacts", "CoreLocation",
  "CoreMedia", "CoreSpotlight", "ImageIO", "IntentsUI", "LocalAuthentication", "MapKit",
  "MediaPlayer",
  "MobileCoreServices", "Network", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
  "WidgetKit",
]

/// Platforms whose SDK has none of these modules.
let withoutAppleSDK: [Platform] = [.linux, .android, .windows]

/// Companions that stand on others.
let standsOn: [String: [Target.Dependency]] = [
  "AVFoundation": ["AVFAudio", "CoreMedia"], "AVKit": ["AVFoundation"],
  "MediaPlayer": ["AVFoundation"], "UIKit": ["UserNotifications"],
]

let sotto: [Target.Dependency] = ["Intents", "SottoAppSupport"].map {
  .product(name: $0, package: "sotto", condition: .when(platforms: withoutAppleSDK))
}

/// Set by the contributors' commands: a warning is an error then.
let isStrict = Context.environment["SOTTO_STRICT"] != nil

let package = Package(
  name: "sotto-companions",
  platforms: [.macOS(.v15)],
  products: names.map { .library(name: $0, targets: [$0]) } + [
    .library(name: "os", targets: ["os", "OSModuleMap"]),
    .library(name: "OSLog", targets: ["OSLog", "OSModuleMap"]),
    .library(name: "Companions", targets: names + ["os", "OSLog", "OSModuleMap"]),
  ],
  dependencies: [.package(name: "sotto", path: "..")],
  targets: names.map { name in
    .target(name: name, dependencies: sotto + standsOn[name, default: []])
  } + [
    .target(name: "os", dependencies: sotto),
    .target(name: "OSLog", dependencies: ["os"]),
    // Gives `os` its submodules, such as `os.log`, which a module of Swift's own cannot have.
    .target(name: "OSModuleMap"),
  ]
)

if isStrict {
  for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
}
