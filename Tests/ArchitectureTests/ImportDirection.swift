/// Compares the manifest and the sources with the table, and says what points the wrong way.
struct ImportDirection {
  var table: ModuleTable
  var manifest: Manifest

  /// What the toolchain brings, which everybody may import.
  static let toolchain: Set = [
    "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML",
    "Glibc", "Observation", "RegexBuilder",
    "Swift", "Synchronization",
  ]

  /// Targets of the manifest that the table rules: all but the tests, what they start, and what measures.
  var ruled: [Manifest.Target] {
    manifest.targets.filter {
      !["test", "plugin"].contains($0.type) && !$0.folder.hasPrefix("Tests/")
        && !$0.folder.hasPrefix("Benchmarks/")
    }
  }

  func violationsOfManifest() -> [String] {
    var violations: [String] = []
    for target in ruled {
      guard let rule = table.rules[target.name] else {
        violations.append("\(target.name) has no line in modules.txt")
        continue
      }
      let importable = table.importable(by: target.name)
      for dependency in target.dependencies {
        let allowed = dependency.isProduct ? rule.packages : importable
        if !allowed.contains(dependency.name) {
          violations.append("\(target.name) must not depend on \(dependency.name)")
        }
      }
    }
    let names = Set(ruled.map(\.name))
    for module in table.rules.keys where !names.contains(module) {
      violations.append("modules.txt names \(module), which is no target")
    }
    return violations
  }

  /// An unconditional dependency on Intents would shadow Apple's framework for the whole package.
  func unconditionalDependenciesOnIntents() -> [String] {
    manifest.targets.filter { target in
      target.dependencies.contains { $0.name == "Intents" && $0.platforms.isEmpty }
    }.map(\.name)
  }

  func violations(of imports: SourceImports, in target: String) -> [String] {
    let packages = table.rules[target]?.packages ?? []
    let allowed = table.importable(by: target).union(packages).union(Self.toolchain)
    return imports.files.filter { !allowed.contains($0.key) }.map {
      "\(target) must not import \($0.key): \($0.value.sorted().joined(separator: ", "))"
    }
  }
}
