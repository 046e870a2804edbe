// swift-tools-version: 6.2
import PackageDescription

let sotto: [Target.Dependency] = [
  .product(name: "Intents", package: "sotto"),
  .product(name: "SottoAppSupport", package: "sotto"),
  .product(name: "Companions", package: "sotto"),
]

let package = Package(
  name: "Jukebox",
  dependencies: [.package(url: "file:///home/me/sotto", branch: "main")],
  targets: [
    .executableTarget(
      name: "Jukebox", dependencies: sotto, path: "App",
      exclude: ["Info.plist", "Jukebox.entitlements"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "JukeboxIntents", dependencies: sotto, path: "Intents",
      exclude: ["Info.plist", "JukeboxIntents.entitlements"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
