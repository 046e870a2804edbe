import Foundation
import Intents
import SottoHost

/// An app of an Xcode project with its Intents extensions, and the frameworks that these may import.
package struct XcodeApp: Sendable {
  package let app: ProjectPart
  package let extensions: [ProjectPart]
  package let libraries: [ProjectPart]
  /// The folder that all files lie in.
  package let root: ProjectRoot

  package var parts: [ProjectPart] { libraries + extensions + [app] }

  /// The same app with some of its extensions.
  package func having(_ extensions: [ProjectPart]) -> XcodeApp {
    XcodeApp(app: app, extensions: extensions, libraries: libraries, root: root)
  }

  /// Reads the app of some projects that has an Intents extension.
  ///
  /// - Parameters:
  ///   - paths: Those of `project.pbxproj` files.
  ///   - root: Where all their files have to lie.
  ///   - name: The app's target; needed where several apps have such extensions.
  /// - Throws: `BundleError` when there is no such app, its extension has nothing to build, or a file that is
  ///   named lies outside.
  package init(
    of paths: [String], in root: ProjectRoot, target name: String?
  ) throws(BundleError) {
    var apps: [XcodeApp] = []
    var others: [String] = []
    var readings: [Reading] = []
    let reader = PropertyListReader()
    for path in paths {
      readings.append(
        try Reading(XcodeProject(file: path, in: root, by: reader), in: root, reader))
    }
    for reading in readings {
      for target in reading.project.targets where target.isApp {
        if let name, target.name != name { continue }
        // A workspace's frameworks are also in its other projects.
        let all = [reading] + readings.filter { $0.project.file != reading.project.file }
        if let app = try reading.app(target, libraries: all) { apps.append(app) }
      }
      others += reading.project.targets.filter { $0.isApp || $0.isExtension }.map(\.name)
    }
    guard let found = apps.first else { throw Self.missing(name, in: paths, others) }
    guard apps.count == 1 else {
      let names = apps.map(\.app.name).joined(separator: ", ")
      throw BundleError(
        file: paths[0], problem: "has several apps with an Intents extension: \(names)",
        remedy: "Say which with --target NAME.")
    }
    self = found
    for part in extensions { try Self.check(part, in: paths[0]) }
  }

  fileprivate init(
    app: ProjectPart, extensions: [ProjectPart], libraries: [ProjectPart], root: ProjectRoot
  ) {
    self.root = root
    self.app = app
    self.extensions = extensions
    self.libraries = libraries
  }

  private static func missing(
    _ name: String?, in paths: [String], _ targets: [String]
  ) -> BundleError {
    let list = targets.isEmpty ? "none at all" : targets.joined(separator: ", ")
    if let name, !targets.contains(name) {
      return BundleError(
        file: paths[0], problem: "has no app “\(name)”; its apps and extensions are: \(list)",
        remedy: "Say which app with --target NAME.")
    }
    return BundleError(
      file: paths[0],
      problem: "has no app with an Intents extension; its apps and extensions are: \(list)",
      remedy: "Add one in Xcode: its Info.plist says com.apple.intents-service in NSExtension.")
  }

  private static func check(_ part: ProjectPart, in project: String) throws(BundleError) {
    guard part.sources.isEmpty else { return }
    let objectiveC = part.otherSources.first
    throw BundleError(
      file: objectiveC ?? project,
      problem: objectiveC == nil
        ? "has no Swift sources for the extension \(part.name)"
        : "is Objective-C, as is all of the extension \(part.name)",
      remedy: objectiveC == nil
        ? "Add its files to the target in Xcode."
        : "Only Swift is built here: write the extension's handlers in Swift.")
  }
}

/// One project while its apps are read.
private struct Reading {
  let project: XcodeProject
  private let root: ProjectRoot
  private let reader: PropertyListReader

  init(
    _ project: XcodeProject, in root: ProjectRoot, _ reader: PropertyListReader
  ) throws(BundleError) {
    if let file = project.outside.first {
      throw OutsideReference(file: file, owner: "a build configuration", root: root).error
    }
    self.project = project
    self.root = root
    self.reader = reader
  }

  /// - Returns: `nil` for an app without an Intents extension.
  func app(
    _ target: XcodeProject.Target, libraries readings: [Reading]
  ) throws(BundleError) -> XcodeApp? {
    let app = try ProjectPart(target, .app, files: try files(target))
    var extensions: [ProjectPart] = []
    for own in project.extensions(of: target) {
      let part = try ProjectPart(
        own, .intentsExtension, files: try files(own), app: app.information)
      let point = part.information.values["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      if point == "com.apple.intents-service" { extensions.append(part) }
    }
    guard !extensions.isEmpty else { return nil }
    let near = Set(([target] + project.extensions(of: target)).flatMap(\.dependencies))
    var libraries: [ProjectPart] = []
    for reading in readings { libraries += try reading.libraries(first: near) }
    // The frameworks of several systems build modules of one name.
    var modules: Set<String> = []
    libraries.removeAll { $0.sources.isEmpty || !modules.insert($0.module).inserted }
    return XcodeApp(app: app, extensions: extensions, libraries: libraries, root: root)
  }

  /// - Parameter near: The names of those that come before others.
  private func libraries(first near: Set<String>) throws(BundleError) -> [ProjectPart] {
    let targets = project.targets.filter(\.isLibrary)
    var parts: [ProjectPart] = []
    for target in targets.filter({ near.contains($0.name) })
      + targets.filter({ !near.contains($0.name) })
    {
      parts.append(try ProjectPart(target, .library, files: try files(target)))
    }
    return parts
  }

  private func files(_ target: XcodeProject.Target) throws(BundleError) -> TargetFiles {
    try TargetFiles(of: target, in: project.folder, root, reader)
  }
}
