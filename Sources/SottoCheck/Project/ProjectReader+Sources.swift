import Foundation
import Intents
import SottoHost

extension ProjectReader {
  /// Where the sources of a part lie, and what its executable is called.
  private struct SourceFolder {
    let path: String
    let executable: String
    let isExtension: Bool
    let values: [String: PlainValue]
    let bytes: [UInt8]
  }

  /// Reads a package, whose parts are its executables that have an `Info.plist`.
  ///
  /// - Returns: `nil` for a package without such parts.
  func package(
    _ manifest: PackageManifest, in location: String
  ) throws(BundleError) -> Project? {
    var folders: [SourceFolder] = []
    for executable in manifest.executables {
      let found = try folder("\(location)/\(executable.folder)") { _ in executable.product }
      if let found { folders.append(found) }
    }
    guard !folders.isEmpty else { return nil }
    return try project(folders, shared: manifest.libraryFolders.map { "\(location)/\($0)" })
  }

  /// Reads a package whose manifest is not run: its parts are taken to be the folders that have an
  /// `Info.plist`, in the package's own or in `Sources`.
  ///
  /// - Returns: `nil` where there is none.
  func unevaluatedPackage(in location: String) throws(BundleError) -> Project? {
    files.noteUnevaluated("\(location)/Package.swift")
    let inner = folders(in: location).filter { !["Sources", "Tests"].contains($0.lastName) }
    return try sources(in: location, folders: inner + folders(in: "\(location)/Sources")) { path in
      path.hasPrefix("\(location)/Sources/")
    }
  }

  /// Reads a source folder, whose parts are the folders in it that have an `Info.plist`.
  ///
  /// - Returns: `nil` where there is none.
  func sources(in location: String) throws(BundleError) -> Project? {
    try sources(in: location, folders: folders(in: location)) { _ in false }
  }

  private func folders(in location: String) -> [String] {
    files.names(in: location).filter { !$0.hasPrefix(".") }
      .map { "\(location)/\($0)" }.filter(files.isFolder)
  }

  /// - Parameter isNamedAfter: Whether the executable has the name of its folder; else it has that of the
  ///   source folder, and an extension's both.
  private func sources(
    in location: String, folders inner: [String], isNamedAfter: (String) -> Bool
  ) throws(BundleError) -> Project? {
    var folders: [SourceFolder] = []
    for path in inner {
      let found = try folder(path) { isExtension in
        if isNamedAfter(path) { return path.lastName }
        return isExtension ? location.lastName + path.lastName : location.lastName
      }
      if let found { folders.append(found) }
    }
    guard !folders.isEmpty else { return nil }
    let parts = Set(folders.map(\.path))
    return try project(folders, shared: inner.filter { !parts.contains($0) })
  }

  private func folder(
    _ path: String, executable: (_ isExtension: Bool) -> String
  ) throws(BundleError) -> SourceFolder? {
    guard let (values, bytes) = files.values("\(path)/Info.plist") else { return nil }
    let isExtension = values["NSExtension"] != nil
    let usual = executable(isExtension)
    let written = values["CFBundleExecutable"]?.string ?? usual
    return SourceFolder(
      path: path, executable: try BuildSettings(executable: usual).expanding(written),
      isExtension: isExtension, values: values, bytes: bytes)
  }

  private func project(
    _ folders: [SourceFolder], shared: [String]
  ) throws(BundleError) -> Project {
    let apps = folders.filter { !$0.isExtension }
    guard let app = apps.first, apps.count == 1 else {
      throw BundleError(
        file: files.shown(apps.first?.path ?? folders[0].path),
        problem: apps.isEmpty
          ? "has no folder with an Info.plist of an app" : "is one of \(apps.count) apps",
        remedy: "Name a folder with one app; an Info.plist of an extension has the key NSExtension."
      )
    }
    let xcode = try XcodeProject(
      of: (app.path as NSString).deletingLastPathComponent, by: files.reader)
    let library = Library(
      sources: files.sources(shared.flatMap(files.files(below:))),
      // A folder beside the app's is a module that is called after both.
      modules: Set(
        shared.map { ($0 as NSString).lastPathComponent }.flatMap { [$0, app.executable + $0] }))
    let information = try BundleInformation(
      app.values, executable: app.executable, isExtension: false,
      target: xcode?.target(named: app.executable, isExtension: false))
    var extensions: [Part] = []
    for folder in folders where folder.isExtension {
      let target = xcode?.target(named: folder.executable, isExtension: true)
      let own = try BundleInformation(
        folder.values, executable: folder.executable, isExtension: true, target: target,
        app: information)
      extensions.append(part(folder, own, library, target))
    }
    let own = part(
      app, information, library, xcode?.target(named: app.executable, isExtension: false))
    let custom = files.customIntents((folders.map(\.path) + shared).flatMap(files.files(below:)))
    return Project(
      kind: .sources, app: own, extensions: extensions.filter(\.isForIntents),
      customIntents: custom)
  }

  private func part(
    _ folder: SourceFolder, _ information: BundleInformation, _ library: Library,
    _ target: XcodeProject.Target?
  ) -> Part {
    let location = "\(folder.path)/Info.plist"
    let file = ConfigurationFile(
      path: files.shown(location), location: location, values: information.values,
      bytes: folder.bytes)
    let entitlements = files.names(in: folder.path).first { $0.hasSuffix(".entitlements") }
    let own = files.files(below: folder.path)
    return Part(
      name: folder.executable, module: BuildSettings.moduleName(of: folder.executable),
      isExtension: folder.isExtension, information: file,
      entitlements: entitlements.flatMap {
        files.list(
          "\(folder.path)/\($0)",
          filling: BuildSettings(
            executable: folder.executable, given: target?.settings ?? [:],
            of: target?.project ?? "Info.plist"))
      },
      localizations: files.localizations(
        of: files.bundleFiles(in: folder.path),
        developmentLanguage: file["CFBundleDevelopmentRegion"].string ?? "en"),
      own: files.sources(own), library: library,
      hasObjectiveC: files.leavesSourcesOut
        || own.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") })
  }
}

extension String {
  /// The last name of a path.
  fileprivate var lastName: String { (self as NSString).lastPathComponent }
}
