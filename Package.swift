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
let httpServer: [Target.Dependency] = [
  .product(name: "FlyingFox", package: "FlyingFox"),
  .product(name: "FlyingSocks", package: "FlyingFox"),
]
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

/// Set by the contributors' commands (`make test`, `make check`): a warning is an error then.
let isStrict = Context.environment["SOTTO_STRICT"] != nil

/// Set by the users' commands (`make run`, `make install`): what only tests and developers of apps
/// need is not built then.
let isForUsers = Context.environment["SOTTO_FOR_USERS"] != nil

/// What belongs to a part of an app's bundle, and not to the compiler.
func bundleFiles(_ executable: String, languages: [String] = []) -> [String] {
  ["Info.plist", "\(executable).entitlements"] + languages.map { "\($0).lproj" }
}

/// The languages of the sample apps.
let languages = ["de", "en", "fr", "ja", "ko", "ru", "tr", "zh-Hans"]

let package = Package(
  name: "sotto",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "SottoAppSupport", targets: ["SottoAppSupport"]),
    .library(name: "SottoCatalog", targets: ["SottoCatalog"]),
    .library(name: "SottoTesting", targets: ["SottoTesting"]),
    .library(name: "SottoCatalogSQLite", targets: ["SottoCatalogSQLite"]),
    .executable(name: "sotto", targets: ["sotto"]),
    .plugin(name: "IntentDefinitions", targets: ["IntentDefinitions"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // What app developers link.
    .target(name: "Intents"),
    .target(name: "SottoSocket", dependencies: ["SottoWire"]),
    .target(name: "SottoWire", dependencies: [intents]),
    .target(name: "CCrashReport"),
    .target(
      name: "SottoAppSupport",
      dependencies: ["CCrashReport", intents, "SottoSocket", "SottoWire", logging]),
    // What it knows of languages is compiled in: an extension needs no file beside it.
    .target(name: "SottoText", resources: [.embedInCode("syllables.txt")]),
    .target(
      name: "SottoCatalog", dependencies: ["SottoText"], resources: [.embedInCode("Language")]),
    .target(name: "SottoCatalogSQLite", dependencies: ["SottoCatalog", database]),

    // What helps to bring an iOS app here.
    .target(name: "SottoAdapt"),
    .target(name: "SottoDefinitions"),
    .target(name: "SottoScaffold", dependencies: [intents, "SottoAdapt"]),
    .target(name: "SottoVocabulary"),
    .executableTarget(
      name: "sotto-intents", dependencies: ["SottoDefinitions"], path: "Sources/SottoIntents"),
    .plugin(name: "IntentDefinitions", capability: .buildTool(), dependencies: ["sotto-intents"]),

    // The assistant.
    .target(name: "SottoLanguage", dependencies: ["SottoText"], resources: [.copy("Languages")]),
    .target(name: "SottoAssistant", dependencies: [intents, "SottoLanguage", "SottoWire"]),
    .target(
      name: "SottoTesting",
      dependencies: [intents, "SottoAppSupport", "SottoAssistant", "SottoLanguage", "SottoWire"]),
    .target(
      name: "SottoStore",
      dependencies: [
        intents, "SottoAssistant", "SottoWire", database,
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    .target(name: "CBus"),
    .target(name: "SottoBus", dependencies: ["CBus"]),
    .target(name: "CSpawn"),
    .executableTarget(name: "sotto-confine", path: "Sources/SottoConfine"),
    .executableTarget(name: "sotto-uplink", path: "Sources/SottoUplink"),
    .executableTarget(
      name: "sotto-plist", dependencies: [intents, "SottoWire"], path: "Sources/SottoPlist"),
    .target(
      name: "SottoHost",
      dependencies: [
        "CSpawn", "SottoAssistant", "SottoBus", "SottoSocket", "SottoText", logging,
      ]),
    .target(
      name: "SottoCheck",
      dependencies: [
        intents, "SottoAdapt", "SottoAssistant", "SottoHost", "SottoLanguage", "SottoSocket",
        "SottoText", "SottoWire",
      ]),
    .target(name: "SottoProject", dependencies: [intents, "SottoAdapt", "SottoHost"]),
    .target(name: "SottoClient", dependencies: ["SottoSocket", "SottoWire"]),
    .systemLibrary(name: "CEventPoll"),
    .target(name: "SottoNetwork", dependencies: ["CEventPoll"]),
    .target(
      name: "SottoServer",
      dependencies: [intents, "SottoClient", "SottoNetwork", "SottoSocket", "SottoWire"],
      resources: [.copy("Page")]),
    .target(
      name: "SottoWyoming",
      dependencies: [
        intents, "SottoBus", "SottoClient", "SottoNetwork", "SottoSocket", "SottoWire", logging,
      ]),
    .systemLibrary(
      name: "CLineEditor", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .executableTarget(
      name: "sotto",
      dependencies: [
        "CLineEditor", "SottoAdapt", "SottoCatalog", "SottoCatalogSQLite", "SottoCheck",
        "SottoClient", "SottoDefinitions", "SottoHost", "SottoProject", "SottoScaffold",
        "SottoNetwork", "SottoServer", "SottoStore", "SottoTesting", "SottoVocabulary",
        "SottoWyoming", arguments, logging,
        .product(name: "Yams", package: "Yams"),
      ]),

    // The sample apps.
    .target(
      name: "MediaShared",
      dependencies: [intents, "SottoAppSupport", "SottoCatalog", "SottoCatalogSQLite"],
      path: "Apps/MediaShared"),
    .target(
      name: "MelodyShared",
      dependencies: [intents, "MediaShared", "SottoCatalog", "SottoCatalogSQLite"],
      path: "Apps/Melody/Shared"),
    .executableTarget(
      name: "Melody",
      dependencies: [
        intents, "MediaShared", "MelodyShared", "SottoAppSupport", "SottoCatalog",
        "SottoCatalogSQLite",
      ],
      path: "Apps/Melody/App", exclude: bundleFiles("Melody", languages: languages)),
    .executableTarget(
      name: "MelodyIntents",
      dependencies: [intents, "MediaShared", "MelodyShared", "SottoAppSupport", "SottoCatalog"],
      path: "Apps/Melody/Intents", exclude: bundleFiles("MelodyIntents")),

    .target(
      name: "ReelShared",
      dependencies: [intents, "MediaShared", "SottoCatalog", "SottoCatalogSQLite"],
      path: "Apps/Reel/Shared"),
    .executableTarget(
      name: "Reel",
      dependencies: [
        intents, "MediaShared", "ReelShared", "SottoAppSupport", "SottoCatalog",
        "SottoCatalogSQLite",
      ],
      path: "Apps/Reel/App",
      exclude: bundleFiles("Reel", languages: languages)),
    .executableTarget(
      name: "ReelIntents",
      dependencies: [
        intents, "MediaShared", "ReelShared", "SottoAppSupport", "SottoCatalog",
        "SottoCatalogSQLite",
      ],
      path: "Apps/Reel/Intents", exclude: bundleFiles("ReelIntents")),

    .target(
      name: "ListableShared",
      dependencies: [intents, "SottoAppSupport", "SottoCatalog", database],
      path: "Apps/Listable/Shared"),
    .executableTarget(
      name: "Listable", dependencies: [intents, "ListableShared", "SottoAppSupport"],
      path: "Apps/Listable/App", exclude: bundleFiles("Listable", languages: languages)),
    .executableTarget(
      name: "ListableIntents", dependencies: [intents, "ListableShared", "SottoAppSupport"],
      path: "Apps/Listable/Intents", exclude: bundleFiles("ListableIntents", languages: languages)),

    .target(name: "HopDispatchAPI", path: "Apps/Hop/DispatchAPI"),
    // A network service that its app talks to: no part of the bundle.
    .executableTarget(
      name: "HopDispatch", dependencies: [arguments, "HopDispatchAPI"] + httpServer,
      path: "Apps/Hop/Dispatch"),
    // The places are compiled in: an extension needs no file beside it.
    .target(
      name: "HopShared", dependencies: [intents, "HopDispatchAPI", "SottoCatalog"],
      path: "Apps/Hop/Shared",
      resources: [.embedInCode("places.tsv"), .embedInCode("terms.tsv")]),
    .executableTarget(
      name: "Hop", dependencies: [intents, "HopDispatchAPI", "HopShared", "SottoAppSupport"],
      path: "Apps/Hop/App", exclude: bundleFiles("Hop", languages: languages)),
    .executableTarget(
      name: "HopIntents",
      dependencies: [intents, "HopDispatchAPI", "HopShared", "SottoAppSupport"],
      path: "Apps/Hop/Intents", exclude: bundleFiles("HopIntents")),

    // Tests, and the programs they start.
    .executableTarget(name: "ConfinementMatrix", path: "Tests/ConfinementMatrix"),
    .executableTarget(name: "ConfinementProbe", path: "Tests/ConfinementProbe"),
    .target(name: "Mutation", path: "Tests/Mutation"),
    .target(name: "CaseFiles", path: "Tests/CaseFiles"),
    .target(name: "RawSockets", path: "Tests/RawSockets"),
    .executableTarget(
      name: "DonationBenchmark", dependencies: [intents, "SottoAssistant", "SottoStore"],
      path: "Benchmarks/donations"),
    .executableTarget(
      name: "SuggestionSimulator", dependencies: ["Mutation", "SottoAssistant"],
      path: "Benchmarks/suggestions"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        intents, "Mutation", "SottoCatalog", "SottoCatalogSQLite", "SottoHost", "SottoLanguage",
        "SottoSocket", "SottoWire", "sotto-confine", "sotto-plist",
      ],
      path: "Tests/Fuzz", resources: [.copy("Kept"), .copy("Targets/sentences.txt")]),
    .executableTarget(
      name: "Faulty", dependencies: [intents, "SottoAppSupport"], path: "Tests/Faulty/App",
      exclude: bundleFiles("Faulty")),
    .executableTarget(
      name: "FaultyIntents", dependencies: [intents, "SottoAppSupport"],
      path: "Tests/Faulty/Intents", exclude: ["Info.plist"]),
    .executableTarget(
      name: "Keeper", dependencies: [intents, "SottoAppSupport"], path: "Tests/Keeper/App",
      exclude: bundleFiles("Keeper", languages: ["en", "ru"])),
    .executableTarget(
      name: "KeeperIntents", dependencies: [intents, "SottoAppSupport"],
      path: "Tests/Keeper/Intents", exclude: bundleFiles("KeeperIntents")),
    .testTarget(name: "ArchitectureTests", exclude: ["modules.txt"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "Faulty", "FaultyIntents", "Hop", "HopDispatch", "HopIntents", "Keeper", "KeeperIntents",
        "Listable", "ListableIntents", "Melody", "MelodyIntents", "Reel", "ReelIntents", "sotto",
        intents, "RawSockets", "SottoClient", "SottoHost", "SottoLanguage", "SottoSocket",
        "SottoStore", "SottoWire", database,
      ],
      exclude: ["Support/house", "Support/user-manager"], resources: [.copy("Cases")]),
    .testTarget(name: "FuzzTests", dependencies: [intents, "Fuzz", "Mutation"]),
    .testTarget(
      name: "HopTests",
      dependencies: [intents, "Hop", "HopDispatch", "HopDispatchAPI", "HopIntents", "HopShared"],
      exclude: ["Cases"]),
    .testTarget(
      name: "IntentsTests",
      dependencies: [intents, "SottoAppSupport", "SottoSocket", "SottoWire"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "ListableTests",
      dependencies: [
        intents, "Listable", "ListableIntents", "ListableShared", "SottoAppSupport",
        "SottoAssistant", "SottoHost", "SottoStore", "SottoWire", database,
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "MelodyTests",
      dependencies: [
        intents, "MediaShared", "Melody", "MelodyIntents", "MelodyShared", "SottoCatalog",
        "SottoCatalogSQLite",
      ]),
    .testTarget(
      name: "ReelTests",
      dependencies: [
        intents, "MediaShared", "Reel", "ReelIntents", "ReelShared", "SottoCatalog",
        "SottoCatalogSQLite",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "SottoCheckTests", dependencies: [intents, "SottoCheck", "SottoLanguage"],
      exclude: ["Cases", "Fixtures"]),
    .testTarget(
      name: "SottoDefinitionsTests",
      dependencies: [intents, "SottoAssistant", "SottoDefinitions", "SottoWire"],
      exclude: ["Fixtures"]),
    .testTarget(name: "PromptTests", dependencies: ["sotto"]),
    .testTarget(
      name: "ServiceTests",
      dependencies: [
        "CaseFiles", "RawSockets", "SottoHost", "SottoNetwork", "SottoServer", "sotto", logging,
      ],
      exclude: ["Cases"]),
    .testTarget(name: "ScriptTests"),
    .testTarget(
      name: "SottoAdaptTests", dependencies: ["SottoAdapt"], exclude: ["Cases"]),
    .testTarget(
      name: "SottoLanguageTests", dependencies: ["SottoLanguage", "SottoText"],
      exclude: ["Answers", "Phrases", "Ranking", "Sameness"]),
    .testTarget(
      name: "SuggestionSimulatorTests", dependencies: ["SottoAssistant", "SuggestionSimulator"]),
    .testTarget(
      name: "SottoAppSupportTests", dependencies: [intents, "SottoAppSupport", "SottoWire"]),
    .testTarget(
      name: "SottoAssistantTests",
      dependencies: [intents, "SottoAssistant", "SottoLanguage", "SottoWire"],
      exclude: ["Cases"]),
    .testTarget(
      name: "SottoCatalogTests",
      dependencies: ["Mutation", "SottoCatalog", "SottoCatalogSQLite", database],
      resources: [.copy("Cases")]),
    .testTarget(
      name: "SottoHostTests",
      dependencies: [
        "CSpawn", "ConfinementMatrix", "ConfinementProbe", "SottoAssistant", "SottoBus",
        "SottoHost", "SottoLanguage", "SottoSocket", "SottoWire", "sotto-confine", "sotto-plist",
        "sotto-uplink",
      ],
      exclude: ["Cases", "Fixtures"]),
    .testTarget(
      name: "SottoStoreTests",
      dependencies: [intents, "SottoAssistant", "SottoStore", "SottoWire", database]),
    .testTarget(
      name: "SottoServerTests",
      dependencies: [
        intents, "CaseFiles", "Mutation", "RawSockets", "SottoClient", "SottoNetwork",
        "SottoServer", "SottoSocket", "SottoWire",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "SottoNetworkTests", dependencies: ["CaseFiles", "SottoNetwork"], exclude: ["Cases"]),
    .testTarget(
      name: "SottoWyomingTests",
      dependencies: [
        intents, "CaseFiles", "Mutation", "RawSockets", "SottoClient", "SottoNetwork",
        "SottoSocket", "SottoWire", "SottoWyoming",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "SottoSocketTests", dependencies: [intents, "SottoSocket", "SottoWire"]),
    .testTarget(
      name: "SottoProjectTests", dependencies: [intents, "SottoHost", "SottoProject"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "SottoScaffoldTests", dependencies: [intents, "SottoScaffold", "SottoWire"]),
    .testTarget(name: "SottoVocabularyTests", dependencies: ["SottoVocabulary"]),
    .testTarget(name: "SottoTestingTests", dependencies: [intents, "SottoTesting"]),
    .testTarget(name: "SottoTextTests", dependencies: ["SottoText"]),
    .testTarget(name: "SottoWireTests", dependencies: [intents, "SottoWire"]),
  ]
)

/// Whether SwiftPM has fetched this package by its address, for an app's package.
let isFetched = Context.packageDirectory.contains("/checkouts/")

// Apple's module names for what Sotto offers. A fetched package builds no more of them than the app
// wants; in Sotto's own build they would be there for all, and argument-parser asks `canImport(os)`.
// `Companions/Package.swift` has the same for an app that has a checkout beside it.
if isFetched {
  let names = [
    "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "Contacts", "CoreLocation",
    "CoreMedia", "CoreSpotlight", "ImageIO", "IntentsUI", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MobileCoreServices", "Network", "OSLog", "OSModuleMap", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit", "os",
  ]
  let standsOn: [String: [Target.Dependency]] = [
    "AVFoundation": ["AVFAudio", "CoreMedia"], "AVKit": ["AVFoundation"],
    "MediaPlayer": ["AVFoundation"], "OSLog": ["os"], "UIKit": ["UserNotifications"],
  ]
  let support: Target.Dependency = .target(
    name: "SottoAppSupport", condition: .when(platforms: withoutAppleSDK))
  package.products.append(.library(name: "Companions", targets: names))
  package.targets += names.map { name in
    .target(
      name: name,
      dependencies: name == "OSModuleMap" ? [] : [intents, support] + standsOn[name, default: []],
      path: "Companions/Sources/\(name)")
  }
}

if isForUsers {
  package.products.removeAll { $0.name == "IntentDefinitions" }
  package.targets.removeAll { target in
    target.type == .test || target.type == .plugin || target.path?.hasPrefix("Tests/") == true
      || target.path?.hasPrefix("Benchmarks/") == true
      || target.name == "sotto-intents"
  }
}

for target in package.targets where target.type != .system && target.type != .plugin {
  // Companions are written as iOS sources are.
  if target.path?.hasPrefix("Companions/") == true { continue }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
  // Unoptimised, an assistant takes seconds to read its languages, and each of many tests starts one;
  // and an app's crash is to be told when it is built for release, too.
  if isStrict,
    ["FaultyIntents", "SottoCatalog", "SottoLanguage", "SottoText"].contains(target.name)
  {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
