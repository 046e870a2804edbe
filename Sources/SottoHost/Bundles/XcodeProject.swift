import Foundation
import Intents

/// What an Xcode project says of its apps and extensions.
///
/// Since Xcode 13 a project's build settings have what its `Info.plist` files had: an app may have no
/// such file at all.
package struct XcodeProject: Sendable {
  package struct Target: Sendable {
    package let name: String
    package let isApp: Bool
    package let isExtension: Bool
    /// Whether it is a framework or a library.
    package let isLibrary: Bool
    /// The build settings for a release, of the project, of the target and of their configuration files;
    /// lists in one text.
    package let settings: [String: String]
    /// The paths of the files that are built into it, and of the folders all of whose files are.
    package let files: [String]
    /// What of those folders is not built into it.
    package let leftOut: Set<String>
    /// The names of the targets that are built before it: an app's extensions among them.
    package let dependencies: Set<String>
    /// The path of the `project.pbxproj` that has it.
    package let project: String

    /// What Xcode writes into the `Info.plist`: `INFOPLIST_KEY_NSSiriUsageDescription`, without the
    /// beginning.
    package var informationKeys: [String: String] {
      let beginning = "INFOPLIST_KEY_"
      return Dictionary(
        uniqueKeysWithValues: settings.filter { $0.key.hasPrefix(beginning) }
          .map { (String($0.key.dropFirst(beginning.count)), $0.value) })
    }
  }

  /// The path of `project.pbxproj`.
  package let file: String
  package let targets: [Target]
  /// The configuration files that are named and lie outside of the project's root.
  package let outside: [String]

  /// The folder that its paths begin at.
  package var folder: String { Self.folder(of: file) }

  /// No project is longer, in bytes.
  package static let longest = 16 << 20
  private static let mostTargets = 500
  private static let mostFiles = 100_000

  private static func folder(of file: String) -> String {
    ((file as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
  }

  /// The project that lies in a folder, or beside it.
  ///
  /// - Returns: `nil` where there is none.
  /// - Throws: `BundleError` for one that cannot be read.
  package init?(
    of folder: String, by reader: PropertyListReader = PropertyListReader()
  ) throws(BundleError) {
    let places = [folder, (folder as NSString).deletingLastPathComponent]
    guard let path = places.lazy.compactMap(Self.project).first else { return nil }
    try self.init(file: path, in: nil, by: reader)
  }

  /// Reads a `project.pbxproj`.
  ///
  /// - Parameter root: Where its files may lie; `nil` for the folder that has the project.
  /// - Throws: `BundleError` for one that is no project, has more than one has, or lies outside.
  package init(
    file path: String, in root: ProjectRoot?, by reader: PropertyListReader
  ) throws(BundleError) {
    file = path
    let folder = Self.folder(of: path)
    let content: PlainValue
    let files: ProjectRoot
    do {
      files = try root ?? ProjectRoot(at: folder)
      let data = try files.contents(of: path, atMost: Self.longest)
      content = try reader.values(of: data, as: .project)
    } catch let error as FileError {
      throw BundleError(
        file: path, problem: error.problem,
        remedy: "Name the project itself, with a folder that has all of it.")
    } catch let failure as PropertyListReader.Failure {
      throw BundleError(
        file: path, key: failure.key, problem: "is no project of Xcode's: it \(failure.problem)",
        remedy: Self.remedy)
    } catch {
      throw BundleError(file: path, problem: "\(error)", remedy: Self.remedy)
    }
    guard let objects = content["objects"]?.object else {
      throw BundleError(file: path, problem: "is no project of Xcode's", remedy: Self.remedy)
    }
    let elements = XcodeElements(objects.compactMapValues(\.object))
    var reading = TargetReading(elements, file: path, folder: folder, in: files)
    let native = elements.all(of: "PBXNativeTarget")
    guard native.count <= Self.mostTargets else {
      throw BundleError(
        file: path, problem: "has \(native.count) targets",
        remedy: "No more than \(Self.mostTargets) are read: split the project.")
    }
    try reading.readProject()
    var targets: [Target] = []
    var left = Self.mostFiles
    for element in native {
      let target = try reading.target(element, atMost: left)
      left -= target.files.count + target.leftOut.count
      guard left > 0 else {
        throw BundleError(
          file: path, problem: "names more than \(Self.mostFiles / 1000),000 files",
          remedy: "Split the project.")
      }
      targets.append(target)
    }
    self.targets = targets
    outside = reading.outside
  }

  private static let remedy = "Open it in Xcode and save it, or move it away."

  /// The path of the project file of a folder that has one.
  package static func project(in folder: String) -> String? {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)/project.pbxproj" }
      .first { access($0, R_OK) == 0 }
  }

  /// The target that builds an executable of this name, or the only one of its kind.
  package func target(named name: String, isExtension: Bool) -> Target? {
    let kind = targets.filter { isExtension ? $0.isExtension : $0.isApp }
    return kind.first { $0.name == name } ?? (kind.count == 1 ? kind[0] : nil)
  }

  /// The extensions in an app: those that it is built after, of the only app all that there are.
  package func extensions(of app: Target) -> [Target] {
    let isOnly = targets.count(where: \.isApp) == 1
    return targets.filter { $0.isExtension && (isOnly || app.dependencies.contains($0.name)) }
  }

  /// The target whose part of a bundle an executable is: the one that says its `Info.plist` lies in the
  /// same folder, that has the executable's name or the folder's, or that is the only one of its kind.
  func target(of part: BundlePart) -> Target? {
    let kind = targets.filter { part.isExtension ? $0.isExtension : $0.isApp }
    let folder = (part.folder.path as NSString).lastPathComponent
    let file = kind.first { target in
      let path = target.settings["INFOPLIST_FILE"] ?? ""
      return path == "\(folder)/Info.plist" || path.hasSuffix("/\(folder)/Info.plist")
    }
    return file ?? kind.first { $0.name == part.executable } ?? kind.first { $0.name == folder }
      ?? (kind.count == 1 ? kind[0] : nil)
  }
}
