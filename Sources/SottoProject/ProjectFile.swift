import Foundation
import SottoHost

/// Finds the project that a person names: a project itself, or a folder or workspace that has one.
package enum ProjectFile {
  /// The `project.pbxproj` files at a path, those of fetched libraries left out.
  ///
  /// - Parameter root: Where they have to lie.
  /// - Returns: None for a folder without Xcode's files, which may be a package.
  /// - Throws: `BundleError` where there is nothing, or a workspace names no project.
  package static func all(
    at path: String, in root: ProjectRoot
  ) throws(BundleError) -> [String] {
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
    case "xcworkspace": return try projects(ofWorkspace: location, in: root)
    default: break
    }
    if let project = XcodeProject.project(in: location) { return [project] }
    let workspace = root.names(in: location).first { $0.hasSuffix(".xcworkspace") }
    return try workspace.map { name throws(BundleError) in
      try projects(ofWorkspace: "\(location)/\(name)", in: root)
    } ?? []
  }

  /// Where all files of what a person names have to lie: the folder that it is, or that has it.
  ///
  /// - Parameter given: The folder that the person has named for this.
  package static func root(of path: String, given: String?) throws(BundleError) -> ProjectRoot {
    let kind = (ProjectRoot.standardized(path) as NSString).pathExtension
    let isProject = ["xcodeproj", "xcworkspace"].contains(kind)
    do throws(FileError) {
      if let given { return try ProjectRoot(at: given) }
      return isProject ? try ProjectRoot(around: path) : try ProjectRoot(at: path)
    } catch {
      throw BundleError(
        file: error.path, problem: error.problem, remedy: "Name a folder that you may read.")
    }
  }

  private static func projects(
    ofWorkspace path: String, in root: ProjectRoot
  ) throws(BundleError) -> [String] {
    let workspace = try XcodeWorkspace(at: path, in: root)
    if let project = workspace.outside.first {
      throw OutsideReference(file: project, owner: "the workspace", root: root).error
    }
    return workspace.projects
  }
}
