import Foundation
import SottoHost

/// Finds the project that a person names: a project itself, or a folder or workspace that has one.
package enum ProjectFile {
  /// The `project.pbxproj` files at a path, those of fetched libraries left out.
  ///
  /// - Returns: None for a folder without Xcode's files, which may be a package.
  /// - Throws: `BundleError` where there is nothing, or a workspace names no project.
  package static func all(at path: String) throws(BundleError) -> [String] {
    let location = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: location, isDirectory: &isFolder) else {
      throw BundleError(
        file: path, problem: "is not there",
        remedy: "Name an Xcode project, a folder with one, or the folder of a package.")
    }
    guard isFolder.boolValue else {
      throw BundleError(
        file: path, problem: "is a file",
        remedy: "Name an Xcode project, a folder with one, or the folder of a package.")
    }
    switch (location as NSString).pathExtension {
    case "xcodeproj": return ["\(location)/project.pbxproj"]
    case "xcworkspace": return try projects(ofWorkspace: location)
    default: break
    }
    if let project = XcodeProject.project(in: location) { return [project] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: location)) ?? []
    let workspace = names.sorted().first { $0.hasSuffix(".xcworkspace") }
    return try workspace.map { name throws(BundleError) in
      try projects(ofWorkspace: "\(location)/\(name)")
    } ?? []
  }

  private static func projects(ofWorkspace path: String) throws(BundleError) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    let data = FileManager.default.contents(atPath: "\(path)/contents.xcworkspacedata") ?? Data()
    let projects = String(decoding: data, as: UTF8.self)
      .matches(of: /location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/)
      .map { match -> String in "\(folder)/\(match.1)/project.pbxproj" }
      .filter { (path: String) in !path.contains("/Pods/") && access(path, R_OK) == 0 }
    guard !projects.isEmpty else {
      throw BundleError(
        file: path, problem: "names no project", remedy: "Name the .xcodeproj itself.")
    }
    return projects
  }
}
