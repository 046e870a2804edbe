import Foundation
import SottoHost
import SottoProject

/// An app of an Xcode project, which is built by a package in the cache; the project stays as it is.
struct TriedProject: TriedApp {
  private let paths: [String]
  private let root: ProjectRoot
  private let target: String?
  private let sotto: RunPackage.Sotto
  private let compiler: SwiftBuild
  private let folder: WrittenPackage
  private let tools: PackageTools
  private var isToldOf: Set<String> = []

  /// - Parameters:
  ///   - paths: Those of `project.pbxproj` files.
  ///   - root: Where all their files have to lie.
  ///   - target: The app's, where there are several.
  ///   - scratch: Where it is built: what projects share is built once.
  ///   - tools: What builds it.
  init(
    _ paths: [String], in root: ProjectRoot, target: String?, sotto: String, scratch: String,
    by tools: PackageTools
  ) {
    self.paths = paths
    self.root = root
    self.tools = tools
    self.target = target
    self.sotto = sotto.contains("://") ? .address(sotto) : .folder(sotto)
    folder = WrittenPackage(
      path: "\(scratch)/projects/\(WrittenPackage.name(of: paths.joined(separator: "\n")))")
    compiler = SwiftBuild(package: folder.path, scratch: "\(scratch)/build", by: tools)
  }

  mutating func build() throws -> String {
    let project = try XcodeApp(of: paths, in: root, target: target)
    let package = try RunPackage(of: project, sotto: sotto, standsIn: false)
    try folder.write(package)
    tellOfWhatIsLeft(project)
    let built = try builtExtensions(of: project, by: package)
    let problem = problem(of: project.app, in: package)
    if let problem {
      tell(
        "The app \(project.app.name) does not build here: \(problem)\nA stand-in takes what "
          + "extensions hand over to it.")
    }
    let used = try RunPackage(
      of: project.having(built), sotto: sotto, standsIn: problem != nil)
    try folder.write(used)
    if problem != nil { try compiler.build(project.app.module) }
    var assembler = BundleAssembler(
      source: folder.path, products: compiler.products, tools: tools)
    assembler.resourceRoot = root
    assembler.resources = used.resources
    return try assembler.assemble(into: "\(folder.path)/bundle").path
  }

  /// The extensions that build here, of which there is one at least.
  private mutating func builtExtensions(
    of project: XcodeApp, by package: RunPackage
  ) throws -> [ProjectPart] {
    var built: [ProjectPart] = []
    var failures: [ProjectPart] = []
    for part in project.extensions {
      if try isBuilt(part, by: package) { built.append(part) } else { failures.append(part) }
    }
    let names = failures.map(\.name).joined(separator: " and ")
    let verb = failures.count == 1 ? "does" : "do"
    guard !built.isEmpty else {
      throw BuildFailure(description: "\(names) \(verb) not build: see above.")
    }
    if !failures.isEmpty { tell("\(names) \(verb) not build here: see above. The rest is tried.") }
    return built
  }

  private func isBuilt(_ part: ProjectPart, by package: RunPackage) throws -> Bool {
    let problems = package.problems(of: part)
    for problem in problems { Output.error(problem) }
    guard problems.isEmpty else { return false }
    Output.error("Building \(part.name) …")
    do {
      try compiler.build(part.module)
      return true
    } catch is BuildFailure {
      return false
    }
  }

  /// Why the app's own target does not build; `nil` when it has been built.
  private func problem(of app: ProjectPart, in package: RunPackage) -> String? {
    guard !app.sources.isEmpty else { return "it has no Swift sources" }
    if let problem = package.problems(of: app).first { return problem }
    Output.error("Building \(app.name) …")
    return compiler.problem(ofProduct: app.module)
  }

  private mutating func tellOfWhatIsLeft(_ project: XcodeApp) {
    for part in project.extensions + [project.app] where !part.missingFiles.isEmpty {
      let names = part.missingFiles.map { ($0 as NSString).lastPathComponent }
      tell(
        "\(part.name) names files that are not there, and does without: "
          + names.joined(separator: ", ") + ".")
    }
    if !project.app.lacking.isEmpty {
      tell(
        "\(project.app.name) lacks \(project.app.lacking.joined(separator: " and ")), without which no "
          + "app is asked; for this trial it is given. “sotto check” says what to do.")
    }
    for part in project.extensions {
      guard let first = part.otherSources.first else { continue }
      tell(
        "\(part.name): \(part.otherSources.count) files of other languages than Swift are left out, "
          + "\((first as NSString).lastPathComponent) among them.")
    }
  }

  /// Says something once, however often it is built.
  private mutating func tell(_ text: String) {
    if isToldOf.insert(text).inserted { Output.error(text) }
  }

  func sources() -> [String] {
    let parts = (try? XcodeApp(of: paths, in: root, target: target))?.parts ?? []
    return paths
      + parts.flatMap { part in
        part.sources + part.definitions + part.bundleFiles.values
          + [part.informationFile].compactMap(\.self)
      }
  }

  func remove() {}
}
