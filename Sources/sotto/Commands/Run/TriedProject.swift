import Foundation
import SottoHost
import SottoProject

/// An app of an Xcode project, which is built by a package in the cache; the project stays as it is.
struct TriedProject: TriedApp {
  private let paths: [String]
  private let target: String?
  private let sotto: RunPackage.Sotto
  private let compiler: SwiftBuild
  private let folder: WrittenPackage
  private var isToldOf: Set<String> = []

  /// - Parameters:
  ///   - paths: Those of `project.pbxproj` files.
  ///   - target: The app's, where there are several.
  ///   - scratch: Where it is built: what projects share is built once.
  init(_ paths: [String], target: String?, sotto: String, scratch: String) {
    self.paths = paths
    self.target = target
    self.sotto = sotto.contains("://") ? .address(sotto) : .folder(sotto)
    folder = WrittenPackage(
      path: "\(scratch)/projects/\(WrittenPackage.name(of: paths.joined(separator: "\n")))")
    compiler = SwiftBuild(package: folder.path, scratch: "\(scratch)/build")
  }

  mutating func build() throws -> String {
    let project = try XcodeApp(of: paths, target: target)
    let package = try RunPackage(of: project, sotto: sotto, standsIn: false)
    try folder.write(package)
    tellOfWhatIsLeft(project)
    for part in project.extensions {
      for problem in package.problems[part.module] ?? [] { Output.error(problem) }
      Output.error("Building \(part.name) …")
      try compiler.build(part.module)
    }
    if let problem = problem(of: project.app, in: package) {
      tell(
        "The app \(project.app.name) does not build here: \(problem)\nA stand-in takes what "
          + "extensions hand over to it.")
      try folder.write(RunPackage(of: project, sotto: sotto, standsIn: true))
      try compiler.build(project.app.module)
    }
    let bundle = try BundleAssembler(source: folder.path, products: compiler.products)
      .assemble(into: "\(folder.path)/bundle")
    return bundle.path
  }

  /// Why the app's own target does not build; `nil` when it has been built.
  private func problem(of app: ProjectPart, in package: RunPackage) -> String? {
    guard !app.sources.isEmpty else { return "it has no Swift sources" }
    if let problem = package.problems[app.module]?.first { return problem }
    Output.error("Building \(app.name) …")
    return compiler.problem(ofProduct: app.module)
  }

  private mutating func tellOfWhatIsLeft(_ project: XcodeApp) {
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
    let parts = (try? XcodeApp(of: paths, target: target))?.parts ?? []
    return paths
      + parts.flatMap { part in
        part.sources + part.definitions + part.bundleFiles.values
          + [part.informationFile].compactMap(\.self)
      }
  }

  func remove() {}
}
