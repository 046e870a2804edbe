import Foundation
import SottoHost

/// The package that is made of an Xcode project's app to build it here.
///
/// The sources come adapted, each under a line that leaves the compiler's errors, and the places of
/// crashes, where the project has them. What is known not to compile here has no place in the package,
/// so that the rest can be built; where that is the app, a stand-in takes its place.
package struct RunPackage: Sendable {
  /// The contents of the files, by their places in the package.
  package private(set) var files: [String: Data] = [:]
  /// The paths of files that are copied, by their places in the package.
  package internal(set) var copies: [String: String] = [:]
  /// The paths of files that bundles get besides, by the module of the bundle's executable and their
  /// places in there.
  package internal(set) var resources: [String: [String: String]] = [:]

  /// Where what is copied lies.
  package let root: ProjectRoot

  private let problems: [String: [String]]
  /// The packages that an app of iOS needs here.
  let sotto: Sotto

  /// Where Sotto is taken from.
  package enum Sotto: Sendable {
    /// The folder of a checkout.
    case folder(String)
    /// The address of its repository.
    case address(String)
  }

  /// - Parameter standsIn: Whether a stand-in takes the place of the app's own sources in any case.
  /// - Throws: `BundleError` for a property list that cannot be written.
  package init(of project: XcodeApp, sotto: Sotto, standsIn: Bool) throws(BundleError) {
    self.sotto = sotto
    root = project.root
    let libraries = Dictionary(
      project.libraries.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
    let sources = Dictionary(
      project.parts.map {
        ($0.module, PartSources(of: $0, beside: Set(libraries.keys), in: project.root))
      },
      uniquingKeysWith: { first, _ in first })
    let imported = project.parts.map { part in
      Self.modules(importedBy: part.module, sources).filter { libraries[$0] != nil }
    }
    problems = Dictionary(
      zip(project.parts, imported).map { part, modules in
        (part.module, ([part.module] + modules).flatMap { sources[$0]?.problems ?? [] })
      }, uniquingKeysWith: { first, _ in first })

    var targets: [String] = []
    for (part, modules) in zip(project.parts, imported) {
      let isReplaced =
        part.kind == .app && (standsIn || part.sources.isEmpty || !problems(of: part).isEmpty)
      guard isReplaced || problems(of: part).isEmpty else { continue }
      if isReplaced {
        let intents = project.extensions.flatMap(\.intents)
        files["Sources/\(part.module)/StandIn.swift"] = Data(StandIn(for: intents).source.utf8)
      } else {
        add(sources[part.module], of: part)
      }
      if part.kind != .library {
        try addConfiguration(of: part)
        addBundleFiles(of: part, and: modules.compactMap { libraries[$0] })
      }
      targets.append(declaration(of: part, isReplaced ? [] : modules, isReplaced: isReplaced))
    }
    files["Package.swift"] = Data(manifest(targets).utf8)
  }

  private mutating func add(_ sources: PartSources?, of part: ProjectPart) {
    let folder = "Sources/\(part.module)"
    for (name, content) in sources?.files ?? [:] { files["\(folder)/\(name)"] = content }
    if part.kind == .intentsExtension { files["\(folder)/main.swift"] = Data(Self.main.utf8) }
    for path in part.definitions {
      copies["\(folder)/\((path as NSString).lastPathComponent)"] = path
    }
  }

  private mutating func addConfiguration(of part: ProjectPart) throws(BundleError) {
    let folder = "Sources/\(part.module)"
    do {
      files["\(folder)/Info.plist"] = try part.information.data
      files["\(folder)/\(part.module).entitlements"] = try part.entitlements.propertyList
    } catch {
      throw BundleError(
        file: part.name,
        problem: "has an Info.plist, or entitlements, that cannot be written: \(error)",
        remedy: "Check it with a property list editor.")
    }
  }

  /// What in a part's sources, and in those of the frameworks that it imports, does not compile here,
  /// worded as the compiler's errors.
  package func problems(of part: ProjectPart) -> [String] { problems[part.module] ?? [] }

  /// The modules that a module imports, and those that these do.
  private static func modules(
    importedBy module: String, _ sources: [String: PartSources]
  ) -> [String] {
    var found: [String] = []
    var next = Set([module])
    while !next.isEmpty {
      next = Set(next.flatMap { sources[$0]?.imports ?? [] }).subtracting(found + [module])
      found += next.sorted()
    }
    return found
  }

  private static let main = "import SottoAppSupport\n\nExtensionMain.run()\n"

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
