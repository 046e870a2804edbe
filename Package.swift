// swift-tools-version: 6.2
import PackageDescription

/// Platforms whose SDK has no Intents framework of its own.
let withoutAppleSDK: [Platform] = [.linux, .android, .windows]

/// The only way a target may depend on Intents: on an Apple platform the SDK answers the import.
let intents: Target.Dependency = .target(
  name: "Intents", condition: .when(platforms: withoutAppleSDK))

let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

let package = Package(
  name: "sotto",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "SottoAppSupport", targets: ["SottoAppSupport"]),
    .library(name: "SottoCatalog", targets: ["SottoCatalog"]),
    .library(name: "SottoCatalogSQLite", targets: ["SottoCatalogSQLite"]),
    .executable(name: "sotto", targets: ["sotto"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // What app developers link.
    .target(name: "Intents"),
    .target(name: "SottoSocket", dependencies: ["SottoWire"]),
    .target(name: "SottoWire", dependencies: [intents]),
    .target(name: "SottoAppSupport", dependencies: [intents, "SottoSocket", "SottoWire", logging]),
    .target(name: "SottoCatalog"),
    .target(name: "SottoCatalogSQLite", dependencies: ["SottoCatalog", database]),

    // The assistant.
    .target(name: "SottoLanguage", resources: [.copy("Languages")]),
    .target(name: "SottoAssistant", dependencies: [intents, "SottoLanguage", "SottoWire"]),
    .target(
      name: "SottoStore", dependencies: [intents, "SottoAssistant", "SottoWire", database]),
    .target(name: "CSpawn"),
    .executableTarget(name: "sotto-confine", path: "Sources/SottoConfine"),
    .target(name: "SottoHost", dependencies: ["CSpawn", "SottoAssistant", "SottoSocket", logging]),
    .target(name: "SottoClient", dependencies: ["SottoSocket", "SottoWire"]),
    .systemLibrary(
      name: "CLineEditor", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .executableTarget(
      name: "sotto",
      dependencies: [
        "CLineEditor", "SottoClient", "SottoHost", "SottoStore", arguments, logging,
      ]),

    // The sample apps.
    .target(
      name: "MelodyShared",
      dependencies: [intents, "SottoCatalog", "SottoCatalogSQLite", "SottoAppSupport", database],
      path: "Apps/Melody/Shared"),
    .executableTarget(
      name: "Melody", dependencies: ["MelodyShared", "SottoAppSupport"], path: "Apps/Melody/App"),
    .executableTarget(
      name: "MelodyIntents", dependencies: ["MelodyShared", "SottoAppSupport"],
      path: "Apps/Melody/Intents"),

    // Tests, and the programs they start.
    .testTarget(name: "IntentsTests", dependencies: [intents], resources: [.copy("Fixtures")]),
    .testTarget(name: "SottoWireTests", dependencies: [intents, "SottoWire"]),
    .testTarget(
      name: "SottoLanguageTests", dependencies: ["SottoLanguage"], exclude: ["Phrases"]),
    .testTarget(
      name: "SottoAssistantTests",
      dependencies: [intents, "SottoAssistant", "SottoLanguage", "SottoWire"]),
    // Tests, and the programs they start.
    .executableTarget(name: "ConfinementProbe", path: "Tests/ConfinementProbe"),
    .testTarget(
      name: "SottoHostTests", dependencies: ["ConfinementProbe", "SottoHost", "sotto-confine"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "SottoStoreTests",
      dependencies: [intents, "SottoAssistant", "SottoStore", "SottoWire", database]),
  ]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
