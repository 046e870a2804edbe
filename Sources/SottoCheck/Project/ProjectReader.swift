import Foundation
import Intents
import SottoHost

/// Reads what a person names: a bundle, a package or source folder, or an Xcode project.
package struct ProjectReader {
  let files: ProjectFiles
  private let path: String

  private init(_ path: String, root: String) {
    self.path = path
    files = ProjectFiles(root: root)
  }

  /// Reads a project; of an Xcode project, each of its apps that handles intents.
  ///
  /// - Throws: `BundleError` when there is none, or what says which parts it has cannot be read.
  package static func projects(at path: String) throws(BundleError) -> [Project] {
    let location = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: location, isDirectory: &isFolder) else {
      throw BundleError(
        file: path, problem: "is not there",
        remedy: "Name a bundle, a package, a folder of sources or an Xcode project.")
    }
    let folder = parent(of: path)
    switch (location as NSString).pathExtension {
    case "pbxproj":
      return try ProjectReader(path, root: parent(of: folder)).xcodeProjects([location])
    case "xcodeproj":
      return try ProjectReader(path, root: folder)
        .xcodeProjects(["\(location)/project.pbxproj"])
    case "xcworkspace":
      let reader = ProjectReader(path, root: folder)
      return try reader.xcodeProjects(reader.projects(ofWorkspace: location))
    case "app": return [try ProjectReader(path, root: path).bundle(location)]
    default:
      guard isFolder.boolValue else {
        throw BundleError(
          file: path, problem: "is no project",
          remedy: "Name a bundle, a package, a folder of sources or an Xcode project.")
      }
      return try ProjectReader(path, root: path).folder(location)
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
    if let manifest = try PackageManifest(of: location),
      let project = try package(manifest, in: location)
    {
      return [project]
    }
    let names = files.names(in: location)
    let workspace = names.first { $0.hasSuffix(".xcworkspace") }
    if let project = XcodeProject.project(in: location) { return try xcodeProjects([project]) }
    if let workspace {
      return try xcodeProjects(projects(ofWorkspace: "\(location)/\(workspace)"))
    }
    if let project = try sources(in: location) { return [project] }
    throw BundleError(
      file: path, problem: "has no app",
      remedy: "Name a bundle, a package, a folder of sources or an Xcode project; an app's sources "
        + "have an Info.plist.")
  }

  /// The project files that a workspace names, but those of fetched libraries.
  private func projects(ofWorkspace path: String) throws(BundleError) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    let data = FileManager.default.contents(atPath: "\(path)/contents.xcworkspacedata") ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    let projects = text.matches(of: /location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/)
      .map { "\(folder)/\($0.1)/project.pbxproj" }
      .filter { !$0.contains("/Pods/") && files.has($0) }
    guard !projects.isEmpty else {
      throw BundleError(
        file: files.shown(path), problem: "names no project", remedy: "Name the .xcodeproj itself.")
    }
    return projects
  }
}
