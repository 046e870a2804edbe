// swift-tools-version: 6.2
import PackageDescription

// iOS apps as their developers write them, in both language modes, and a command-line tool beside
// them. The tests bring their sources through `sotto adapt`, build them and talk to them.

/// Where Sotto is fetched from, and which revision of it; without, the checkout around is used.
let address = Context.environment["SOTTO_ADDRESS"]
let revision = Context.environment["SOTTO_REVISION"] ?? ""

let companions: [Target.Dependency] = [
  .product(name: "Companions", package: address == nil ? "Companions" : "sotto"),
  .product(name: "Intents", package: "sotto"),
  .product(name: "SottoAppSupport", package: "sotto"),
]

func client(
  _ name: String, _ folder: String, _ mode: SwiftLanguageMode, isOnMainActor: Bool = false
) -> Target {
  .executableTarget(
    name: name, dependencies: companions, path: folder,
    exclude: ["Info.plist", "\(name).entitlements"],
    swiftSettings: [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
      + (isOnMainActor ? [.defaultIsolation(MainActor.self)] : []))
}

let package = Package(
  name: "clients",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    client("Jukebox", "Jukebox/App", .v5),
    client("JukeboxIntents", "Jukebox/Intents", .v5),
    client("Cassette", "Cassette/App", .v6),
    client("CassetteIntents", "Cassette/Intents", .v6),
    client("Errands", "Errands/App", .v5),
    client("ErrandsIntents", "Errands/Intents", .v5),
    client("Porter", "Porter/App", .v6),
    client("PorterIntents", "Porter/Intents", .v6),
    client("Lantern", "Lantern/App", .v6, isOnMainActor: true),
    client("LanternIntents", "Lantern/Intents", .v6, isOnMainActor: true),
    client("Songbook", "Songbook/App", .v6),
    client("SongbookIntents", "Songbook/Intents", .v6),
    .executableTarget(
      name: "SoupShop", dependencies: companions, path: "SoupShop",
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IntentDefinitions", package: "sotto")]),
    .executableTarget(
      name: "tool",
      dependencies: companions + [
        .product(name: "ArgumentParser", package: "swift-argument-parser")
      ],
      path: "Tool"),
  ]
)

if let address {
  package.dependencies.append(.package(url: address, revision: revision))
} else {
  package.dependencies += [
    .package(name: "sotto", path: "../.."), .package(path: "../../Companions"),
  ]
}
