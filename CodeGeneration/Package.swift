// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Sotto builds it: what it writes is committed.
let package = Package(
  name: "CodeGeneration",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "generate",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
