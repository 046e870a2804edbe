import Foundation
import Intents
import SottoHost

/// The files of a target, wherever in the project they lie.
struct TargetFiles {
  /// The paths of all files.
  let all: [String]
  private let target: XcodeProject.Target
  private let folder: String
  private let reader: PropertyListReader

  /// - Parameter folder: The folder that the project's paths begin at.
  init(of target: XcodeProject.Target, in folder: String, _ reader: PropertyListReader) {
    self.target = target
    self.folder = folder
    self.reader = reader
    all = target.files.flatMap { Self.files(at: $0) }
      .filter { path in
        !target.leftOut.contains { path == $0 || path.hasPrefix("\($0)/") }
      }
  }

  /// A file, or all in a folder; a folder that is one thing, as an asset catalog, stays one.
  private static func files(at path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let isOne = [".xcassets", ".xcdatamodeld", ".bundle", ".framework", ".xcframework"]
      .contains { path.hasSuffix($0) }
    guard !names.isEmpty, !isOne else { return [path] }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { files(at: "\(path)/\($0)") }
  }

  /// What of them belongs to the bundle and is there, by its place in there.
  var bundleFiles: [String: String] {
    var found: [String: String] = [:]
    for path in all where Self.belongsToBundle(path) && access(path, R_OK) == 0 {
      let name = (path as NSString).lastPathComponent
      let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
      found[parent.hasSuffix(".lproj") ? "\(parent)/\(name)" : name] = path
    }
    return found
  }

  /// The files that it names and that are not there, but sources, which the build misses, and what shows
  /// something, which is not built.
  var missing: [String] {
    (all.filter(Self.belongsToBundle) + [path("CODE_SIGN_ENTITLEMENTS")].compactMap(\.self))
      .filter { access($0, R_OK) != 0 }
  }

  /// Whether a language of it has a text for a key of the `Info.plist`.
  func translates(_ key: String) -> Bool {
    all.contains { path in
      path.hasSuffix("/InfoPlist.strings")
        && FileManager.default.contents(atPath: path).map {
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
    guard let path = path("INFOPLIST_FILE") else { return nil }
    guard access(path, R_OK) == 0 else {
      throw BundleError(
        file: path, problem: "is not there, though the target \(target.name) names it",
        remedy: "Correct INFOPLIST_FILE in the build settings, or add the file.")
    }
    return try values(at: path)
  }

  /// What its entitlements say; `nil` where it has none.
  func entitlements() throws(BundleError) -> [String: PlainValue]? {
    guard let path = path("CODE_SIGN_ENTITLEMENTS"), access(path, R_OK) == 0 else { return nil }
    return try values(at: path)
  }

  private func values(at path: String) throws(BundleError) -> [String: PlainValue] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BundleError(file: path, problem: "cannot be read", remedy: "Look at its permissions.")
    }
    do throws(PropertyListReader.Failure) {
      return try reader.values(of: data).object ?? [:]
    } catch {
      throw BundleError(file: path, problem: error.problem, remedy: error.remedy)
    }
  }

  /// The path that a build setting names.
  func path(_ setting: String) -> String? {
    guard let written = target.settings[setting], !written.isEmpty else { return nil }
    let given = target.settings.merging(["SRCROOT": ".", "PROJECT_DIR": "."]) { own, _ in own }
    let settings = BuildSettings(executable: target.name, given: given)
    let path = settings.expanding(written)
    return URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(folder)/\(path)")
      .standardizedFileURL.path
  }
}
