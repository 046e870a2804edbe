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
    let isOne = [".xcassets", ".xcdatamodeld", ".bundle"].contains { path.hasSuffix($0) }
    guard !names.isEmpty, !isOne else { return [path] }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { files(at: "\(path)/\($0)") }
  }

  /// What of them belongs to the bundle, by its place in there.
  var bundleFiles: [String: String] {
    var found: [String: String] = [:]
    for path in all {
      let name = (path as NSString).lastPathComponent
      let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
      if parent.hasSuffix(".lproj") {
        found["\(parent)/\(name)"] = path
      } else if name != "Info.plist", Self.kinds.contains(where: name.hasSuffix) {
        found[name] = path
      }
    }
    return found
  }

  private static let kinds = [
    ".plist", ".xcassets", ".png", ".jpg", ".jpeg", ".intentdefinition",
  ]

  /// What its `Info.plist` says, build settings as they are written; `nil` where it has none.
  func information() throws(BundleError) -> [String: PlainValue]? {
    guard let path = path("INFOPLIST_FILE") else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BundleError(
        file: path, problem: "is not there, though the target \(target.name) names it",
        remedy: "Correct INFOPLIST_FILE in the build settings, or add the file.")
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
