import Foundation

/// Makes an app's bundle from its source folder and from what SwiftPM has built of it.
///
/// The source folder has a folder for the app and one for each extension, each with an
/// `Info.plist`, which says by `NSExtension` whether it is an extension's. Beside it lie
/// `*.lproj`, `*.entitlements` and other property lists, as in an Xcode project. The executables
/// are those that `CFBundleExecutable` names, else the source folder's name for the app, and with
/// the extension's folder's name appended for an extension: `Melody`, `MelodyIntents`. Of a package,
/// a folder with a `Package.swift`, they are those of its executable targets that have an `Info.plist`.
/// What an Xcode project in the folder or beside it has in its build settings is taken from there.
package struct BundleAssembler: Sendable {
  /// The app's source folder, such as `Apps/Melody`.
  package var source: String
  /// Where SwiftPM has put the executables, such as `.build/release`.
  package var products: String
  /// What `$(PRODUCT_BUNDLE_IDENTIFIER)` of the app stands for.
  package var identifier: String?
  /// The paths of files that parts' bundles get besides, by the executable's name and their places in
  /// there. What a bundle has already stays.
  package var resources: [String: [String: String]] = [:]
  /// Where those have to lie.
  package var resourceRoot: ProjectRoot?

  /// What runs a package's manifest; without it only folders that are no packages can be assembled.
  private let tools: PackageTools?

  package init(
    source: String, products: String, identifier: String? = nil, tools: PackageTools? = nil
  ) {
    self.tools = tools
    // Its last component matters, also for ".".
    self.source = URL(fileURLWithPath: source).standardizedFileURL.path
    self.products = products
    self.identifier = identifier
  }

  /// Assembles the bundle in a folder, in place of an older one.
  ///
  /// - Returns: The bundle, read and checked.
  /// - Throws: `BundleError` for a defect of the sources or products, `FileError` or Foundation's
  ///   error when a file cannot be copied.
  package func assemble(into folder: String) throws -> AppBundle {
    let project = try XcodeProject(of: source)
    let parts = try parts(project)
    let name = "\(parts.app.executable).app"
    let work = "\(folder)/.\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: work) }
    let information = try BundleInformation(
      of: parts.app, in: project, identifier: identifier, app: nil)
    try write(parts.app, information, to: "\(work)/\(name)")
    for part in parts.extensions {
      let own = try BundleInformation(of: part, in: project, identifier: nil, app: information)
      try write(part, own, to: "\(work)/\(name)/PlugIns/\(part.executable).appex")
    }
    _ = try AppBundle(path: "\(work)/\(name)")
    let target = "\(folder)/\(name)"
    if access(target, F_OK) == 0 { try FileManager.default.removeItem(atPath: target) }
    try FileManager.default.moveItem(atPath: "\(work)/\(name)", toPath: target)
    return try AppBundle(path: target)
  }

  private func parts(
    _ project: XcodeProject?
  ) throws -> (app: BundlePart, extensions: [BundlePart]) {
    let root = try BundleFolder(path: source)
    var folders: [(path: String, part: (BundleFolder) throws -> BundlePart)]
    if PackageManifest.isThere(in: source) {
      guard let tools else {
        throw BundleError(
          file: "\(root.name)/Package.swift", problem: "is not run here",
          remedy: "Name the folder of an app's sources.")
      }
      let manifest = try PackageManifest(of: source, by: tools)
      folders = manifest.executables.map { executable in
        (executable.folder, { try BundlePart($0, builtAs: executable.product) })
      }
    } else {
      folders = root.contents.map { ($0, { try BundlePart($0, in: root) }) }
    }
    var parts = try folders.filter { root.has("\($0.path)/Info.plist") }
      .map { try $0.part(root.folder($0.path)) }
    if !parts.contains(where: { !$0.isExtension }),
      let app = project?.targets.first(where: \.isApp),
      let folder = folders.first(where: { ($0.path as NSString).lastPathComponent == app.name })
    {
      parts.append(try folder.part(root.folder(folder.path)))
    }
    let apps = parts.filter { !$0.isExtension }
    guard let app = apps.first, apps.count == 1 else {
      throw BundleError(
        file: root.name, problem: "has \(apps.count) folders with an Info.plist of an app",
        remedy: "Put one in the app's folder, and name a folder with one app; those of extensions "
          + "have the key NSExtension.")
    }
    return (app, parts.filter(\.isExtension))
  }

  private func write(
    _ part: BundlePart, _ information: BundleInformation, to target: String
  ) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: target, withIntermediateDirectories: true)
    let executable = "\(products)/\(part.executable)"
    guard files.isExecutableFile(atPath: executable) else {
      throw BundleError(
        file: executable, problem: "is missing, the executable of \(part.folder.name)",
        remedy: "Build it first: swift build --product \(part.executable).")
    }
    let built = try FolderCopy(root: products)
    try built.copy(part.executable, to: "\(target)/\(part.executable)")
    for name in part.folder.contents where Self.belongsToBundle(name) {
      // The entitlements are found by the executable's name, whatever the project calls them.
      let copy = name.hasSuffix(".entitlements") ? "\(part.executable).entitlements" : name
      try FolderCopy(root: part.folder.path).copy(name, to: "\(target)/\(copy)")
    }
    try copyPictures(of: part, to: target)
    try information.data.write(to: URL(fileURLWithPath: "\(target)/Info.plist"))
    for name in try files.contentsOfDirectory(atPath: products)
    where part.owns(resources: name) {
      try built.copy(name, to: "\(target)/\(name)")
    }
    for (place, path) in resources[part.executable] ?? [:] {
      let copy = "\(target)/\(place)"
      guard access(copy, F_OK) != 0 else { continue }
      try files.createDirectory(
        atPath: (copy as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try (resourceRoot ?? ProjectRoot(around: path)).copy(path, to: copy)
    }
  }

  /// Pictures by the name that `UIImage(named:)` and `INImage(named:)` give them.
  private func copyPictures(of part: BundlePart, to target: String) throws {
    let folder = try FolderCopy(root: part.folder.path)
    for name in part.folder.contents where AssetCatalog.isPicture(name) {
      try folder.copy(name, to: "\(target)/\(name)")
    }
    for name in part.folder.contents where name.hasSuffix(".xcassets") {
      let catalog = try AssetCatalog(name, in: ProjectRoot(at: part.folder.path))
      for picture in catalog.pictures {
        let copy = "\(target)/\(picture.name)"
        guard access(copy, F_OK) != 0 else { continue }
        try folder.copy("\(name)/\(picture.path)", to: copy)
      }
    }
  }

  /// What the bundle takes from the source folder as it is; resources come with the products.
  private static func belongsToBundle(_ name: String) -> Bool {
    name != "Info.plist"
      && [".lproj", ".plist", ".entitlements", ".intentdefinition"].contains { name.hasSuffix($0) }
  }
}
