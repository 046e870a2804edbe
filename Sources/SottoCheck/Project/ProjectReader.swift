import Foundation
import Intents
import SottoHost

/// Reads what a person names: a bundle, a package or source folder, or an Xcode project.
package struct ProjectReader {
  let files: ProjectFiles
  private let path: String
  private let tools: PackageTools?

  /// - Parameters:
  ///   - shown: What findings' paths begin with.
  ///   - root: Where all files have to lie.
  private init(
    _ path: String, shown: String, root: String, _ tools: PackageTools?
  ) throws(BundleError) {
    self.path = path
    self.tools = tools
    do throws(FileError) {
      files = ProjectFiles(root: shown, in: try ProjectRoot(at: root))
    } catch {
      throw BundleError(
        file: error.path, problem: error.problem, remedy: "Name a folder that you may read.")
    }
  }

  /// Reads a project; of an Xcode project, each of its apps that handles intents.
  ///
  /// - Parameters:
  ///   - root: The folder that all its files have to lie in; `nil` for the bundle or folder that is named,
  ///     or the one that has the Xcode project.
  ///   - tools: What runs a package's manifest; with `nil` nothing is run.
  /// - Throws: `BundleError` when there is none, or what says which parts it has cannot be read.
  package static func projects(
    at path: String, root: String? = nil, by tools: PackageTools?
  ) throws(BundleError) -> [Project] {
    let location = ProjectRoot.standardized(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: location, isDirectory: &isFolder) else {
      throw BundleError(
        file: path, problem: "is not there",
        remedy: "Name a bundle, a package, a folder of sources or an Xcode project.")
    }
    let kind = (location as NSString).pathExtension
    guard isFolder.boolValue || kind == "pbxproj" else {
      throw BundleError(
        file: path, problem: "is no project",
        remedy: "Name a bundle, a package, a folder of sources or an Xcode project.")
    }
    let folder = parent(of: path)
    let (shown, own) =
      switch kind {
      case "pbxproj": (parent(of: folder), parent(of: parent(of: location)))
      case "xcodeproj", "xcworkspace": (folder, parent(of: location))
      default: (path, location)
      }
    let reader = try ProjectReader(path, shown: shown, root: root ?? own, tools)
    var projects = try reader.projects(at: location, kind)
    for index in projects.indices { projects[index].files = reader.files.defects }
    return projects
  }

  private func projects(at location: String, _ kind: String) throws(BundleError) -> [Project] {
    switch kind {
    case "pbxproj": try xcodeProjects([location])
    case "xcodeproj": try xcodeProjects(["\(location)/project.pbxproj"])
    case "xcworkspace": try workspace(location)
    case "app": [try bundle(location)]
    default: try folder(location)
    }
  }

  /// The folder that a path, as it was named, lies in.
  ///
  /// Foundation's own ends the process over a path of one letter, as "." is.
  private static func parent(of path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...]
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func folder(_ location: String) throws(BundleError) -> [Project] {
    if PackageManifest.isThere(in: location), let project = try package(in: location) {
      return [project]
    }
    let names = files.names(in: location)
    let workspace = names.first { $0.hasSuffix(".xcworkspace") }
    if let project = XcodeProject.project(in: location) { return try xcodeProjects([project]) }
    if let workspace { return try self.workspace("\(location)/\(workspace)") }
    if let project = try sources(in: location) { return [project] }
    throw BundleError(
      file: path, problem: "has no app",
      remedy: "Name a bundle, a package, a folder of sources or an Xcode project; an app's sources "
        + "have an Info.plist.")
  }

  private func package(in location: String) throws(BundleError) -> Project? {
    guard let tools else { return try unevaluatedPackage(in: location) }
    return try package(PackageManifest(of: location, by: tools), in: location)
  }

  private func workspace(_ location: String) throws(BundleError) -> [Project] {
    let workspace = try XcodeWorkspace(at: location, in: files.root)
    for project in workspace.outside { files.refuse(project, namedBy: "The workspace") }
    guard !workspace.projects.isEmpty else {
      throw BundleError(
        file: workspace.outside[0],
        problem: "is named by \(path), and lies outside of \(files.root.path)",
        remedy: "Say with --root which folder has all of it.")
    }
    return try xcodeProjects(workspace.projects)
  }
}
