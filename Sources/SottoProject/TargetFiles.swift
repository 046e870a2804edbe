import Foundation
import Intents
import SottoHost

/// The files of a target, wherever in the project they lie.
struct TargetFiles {
  /// The paths of all files.
  let all: [String]
  private let target: XcodeProject.Target
  private let folder: String
  private let root: ProjectRoot
  private let reader: PropertyListReader

  private static let mostFiles = 20_000
  private static let longestFile = 4 << 20
  /// Folders that are one thing.
  private static let wholes = [
    ".xcassets", ".xcdatamodeld", ".bundle", ".framework", ".xcframework",
  ]

  /// - Parameters:
  ///   - folder: The folder that the project's paths begin at.
  ///   - root: Where all files have to lie.
  /// - Throws: `BundleError` for a file that lies outside, and for more files than a target has.
  init(
    of target: XcodeProject.Target, in folder: String, _ root: ProjectRoot,
    _ reader: PropertyListReader
  ) throws(BundleError) {
    self.target = target
    self.folder = folder
    self.root = root
    self.reader = reader
    let left = Set(target.leftOut.map(ProjectRoot.standardized))
    var all: [String] = []
    for path in target.files {
      all += try Self.files(at: ProjectRoot.standardized(path), of: target, in: root)
        .filter { !Self.lies($0, in: left) }
      guard all.count <= Self.mostFiles else {
        throw BundleError(
          file: path,
          problem: "and what else \(target.name) has are more than \(Self.mostFiles) files",
          remedy: "Take out what the app does not need.")
      }
    }
    self.all = all
  }

  /// Whether a path, or a folder that it lies in, is one of some.
  private static func lies(_ path: String, in places: Set<String>) -> Bool {
    guard !places.isEmpty else { return false }
    var place = path[...]
    while !place.isEmpty {
      if places.contains(String(place)) { return true }
      place = place[..<(place.lastIndex(of: "/") ?? place.startIndex)]
    }
    return false
  }

  /// A file, or all in a folder; a folder that is one thing, as an asset catalog, stays one.
  private static func files(
    at path: String, of target: XcodeProject.Target, in root: ProjectRoot
  ) throws(BundleError) -> [String] {
    let found: [String]
    if root.isFolder(path), !wholes.contains(where: path.hasSuffix) {
      let walk: FolderWalk
      do throws(FileError) {
        walk = try root.files(below: path, keepingWhole: wholes, atMost: mostFiles)
      } catch {
        throw BundleError(
          file: error.path, problem: error.problem, remedy: "Look at its permissions and its name.")
      }
      guard !walk.isCutShort else {
        throw BundleError(
          file: path,
          problem: "has more than \(mostFiles) files, or too many folders in one another",
          remedy: "Take out what the app does not need.")
      }
      found = walk.files
    } else {
      found = [path]
    }
    if let outside = found.first(where: root.isOutside) {
      throw OutsideReference(file: outside, owner: "the target \(target.name)", root: root).error
    }
    return found
  }

  /// What of them belongs to the bundle and is there, by its place in there.
  var bundleFiles: [String: String] {
    var found: [String: String] = [:]
    for path in all where Self.belongsToBundle(path) && root.has(path) {
      let name = (path as NSString).lastPathComponent
      let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
      found[parent.hasSuffix(".lproj") ? "\(parent)/\(name)" : name] = path
    }
    return found
  }

  /// The files that it names and that are not there, but sources, which the build misses, and what shows
  /// something, which is not built.
  func missing() throws(BundleError) -> [String] {
    let entitlements = try path("CODE_SIGN_ENTITLEMENTS")
    return (all.filter(Self.belongsToBundle) + [entitlements].compactMap(\.self))
      .filter { !root.has($0) }
  }

  /// Whether a language of it has a text for a key of the `Info.plist`.
  func translates(_ key: String) -> Bool {
    all.contains { path in
      path.hasSuffix("/InfoPlist.strings")
        && (try? root.contents(of: path, atMost: Self.longestFile)).map {
          String(decoding: $0, as: UTF8.self).contains(key)
        } == true
    }
  }

  private static func belongsToBundle(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name != "Info.plist" && !unbundled.contains((name as NSString).pathExtension)
  }

  /// What a build takes and gives no bundle, and what only a screen needs.
  private static let unbundled: Set<String> = [
    "a", "app", "appex", "c", "cc", "cpp", "docc", "dylib", "entitlements", "framework", "h", "hpp",
    "m", "metal", "mm", "modulemap", "pch", "storyboard", "swift", "tbd", "xcconfig",
    "xcdatamodel", "xcdatamodeld", "xcframework", "xcstrings", "xctest", "xib",
  ]

  /// What its `Info.plist` says, build settings as they are written; `nil` where it has none.
  func information() throws(BundleError) -> [String: PlainValue]? {
    guard let path = try path("INFOPLIST_FILE") else { return nil }
    guard root.has(path) else {
      throw BundleError(
        file: path, problem: "is not there, though the target \(target.name) names it",
        remedy: "Correct INFOPLIST_FILE in the build settings, or add the file.")
    }
    return try values(at: path)
  }

  /// What its entitlements say; `nil` where it has none.
  func entitlements() throws(BundleError) -> [String: PlainValue]? {
    guard let path = try path("CODE_SIGN_ENTITLEMENTS"), root.has(path) else { return nil }
    return try values(at: path)
  }

  private func values(at path: String) throws(BundleError) -> [String: PlainValue] {
    do {
      let data = try root.contents(of: path, atMost: Self.longestFile)
      return try reader.values(of: data).object ?? [:]
    } catch let failure as PropertyListReader.Failure {
      throw BundleError(file: path, problem: failure.problem, remedy: failure.remedy)
    } catch {
      throw BundleError(
        file: path, problem: (error as? FileError)?.problem ?? "\(error)",
        remedy: "Look at its permissions.")
    }
  }

  /// The path that a build setting names.
  ///
  /// - Throws: `BundleError` for one outside of the project.
  func path(_ setting: String) throws(BundleError) -> String? {
    guard let written = target.settings[setting], !written.isEmpty else { return nil }
    let given = target.settings.merging(["SRCROOT": ".", "PROJECT_DIR": "."]) { own, _ in own }
    let settings = BuildSettings(executable: target.name, given: given, of: target.project)
    let expanded = try settings.expanding(written)
    let path = ProjectRoot.standardized(
      expanded.hasPrefix("/") ? expanded : "\(folder)/\(expanded)")
    guard !root.isOutside(path) else {
      throw OutsideReference(
        file: path, owner: "\(setting) of the target \(target.name)", root: root
      ).error
    }
    return path
  }
}
