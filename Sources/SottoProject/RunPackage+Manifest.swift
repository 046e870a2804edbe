import Foundation

extension RunPackage {
  func manifest(_ targets: [String]) -> String {
    let dependencies =
      switch sotto {
      case .folder(let path):
        ".package(name: \"sotto\", path: \(Self.quoted(path))), "
          + ".package(path: \(Self.quoted("\(path)/Companions")))"
      case .address(let address): ".package(url: \(Self.quoted(address)), branch: \"main\")"
      }
    let companions =
      switch sotto {
      case .folder: "Companions"
      case .address: "sotto"
      }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let companions: [Target.Dependency] = [
        .product(name: "Companions", package: "\(companions)"),
        .product(name: "Intents", package: "sotto"),
        .product(name: "SottoAppSupport", package: "sotto"),
      ]

      let package = Package(
        name: "run",
        dependencies: [\(dependencies)],
        targets: [
      \(targets.joined(separator: ",\n")),
        ]
      )

      """
  }

  /// A target as the manifest declares it.
  func declaration(
    of part: ProjectPart, _ modules: [String], isReplaced: Bool
  ) -> String {
    let own = modules.map { ".target(name: \(Self.quoted($0)))" }.joined(separator: ", ")
    let excluded = Self.unbuiltNames(of: part).map(Self.quoted).joined(separator: ", ")
    let settings = isReplaced ? [".swiftLanguageMode(.v6)"] : part.swiftSettings
    let plugins =
      part.definitions.isEmpty || isReplaced
      ? "" : ",\n      plugins: [.plugin(name: \"IntentDefinitions\", package: \"sotto\")]"
    return """
          .\(part.kind == .library ? "target" : "executableTarget")(
            name: \(Self.quoted(part.module)), dependencies: companions + [\(own)],
            exclude: [\(excluded)],
            swiftSettings: [\(settings.joined(separator: ", "))]\(plugins))
      """
  }
}

extension ProjectPart {
  /// What the build settings say to the compiler, as a manifest says it.
  package var swiftSettings: [String] {
    let isNew = settings["SWIFT_VERSION"]?.hasPrefix("6") == true
    let isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      .filter { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }
    // The compiler warns of each place that a source is given, and the app's own warnings are Xcode's to
    // tell.
    return [
      ".unsafeFlags([\"-suppress-warnings\"])", ".swiftLanguageMode(\(isNew ? ".v6" : ".v5"))",
    ]
      + (isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + conditions.map { ".define(\"\($0)\")" }
  }
}
