import Foundation

/// What an Xcode workspace says of its projects.
package struct XcodeWorkspace: Sendable {
  /// The `project.pbxproj` files that are there, those of fetched libraries left out.
  package let projects: [String]
  /// The projects that lie outside of the root.
  package let outside: [String]

  private static let longest = 1 << 20
  private static let mostProjects = 100

  /// Reads a `*.xcworkspace`.
  ///
  /// - Parameter root: Where its projects may lie.
  /// - Throws: `BundleError` for one that names no project, or cannot be read.
  package init(at path: String, in root: ProjectRoot) throws(BundleError) {
    let data: Data
    do throws(FileError) {
      data = try root.contents(of: "\(path)/contents.xcworkspacedata", atMost: Self.longest)
    } catch {
      guard error.isMissing else {
        throw BundleError(
          file: path, problem: error.problem, remedy: "Name the .xcodeproj itself.")
      }
      data = Data()
    }
    let folder = (path as NSString).deletingLastPathComponent
    let named = Self.locations(in: String(decoding: data, as: UTF8.self))
      .filter { !"\(folder)/\($0)".contains("/Pods/") }.map { "\(folder)/\($0)/project.pbxproj" }
    projects = named.filter { root.has($0) }
    outside = named.filter { root.isOutside($0) }
    guard !projects.isEmpty || !outside.isEmpty else {
      throw BundleError(
        file: path, problem: "names no project", remedy: "Name the .xcodeproj itself.")
    }
    guard projects.count <= Self.mostProjects else {
      throw BundleError(
        file: path, problem: "names \(projects.count) projects",
        remedy: "No more than \(Self.mostProjects) are read: name one of them.")
    }
  }

  /// What stands in the workspace's XML as `location = "group:PATH.xcodeproj"`.
  private static func locations(in text: String) -> [String] {
    text.split(separator: "location", omittingEmptySubsequences: false).dropFirst().compactMap {
      let behind = $0.drop(while: \.isWhitespace)
      guard behind.first == "=" else { return nil }
      let value = behind.dropFirst().drop(while: \.isWhitespace)
      guard value.first == "\"" else { return nil }
      let location = value.dropFirst().prefix { $0 != "\"" }
      let beginning = ["group:", "container:"].first { location.hasPrefix($0) }
      guard let beginning, location.hasSuffix(".xcodeproj") else { return nil }
      return String(location.dropFirst(beginning.count))
    }
  }
}
