import Foundation

/// What an Xcode project says of its apps and extensions.
///
/// Since Xcode 13 a project's build settings have what its `Info.plist` files had: an app may have no
/// such file at all.
struct XcodeProject {
  struct Target {
    let name: String
    let isApp: Bool
    let isExtension: Bool
    /// The build settings for a release, of the project and of the target; lists in one text.
    let settings: [String: String]

    /// What Xcode writes into the `Info.plist`: `INFOPLIST_KEY_NSSiriUsageDescription`, without the
    /// beginning.
    var informationKeys: [String: String] {
      let beginning = "INFOPLIST_KEY_"
      return Dictionary(
        uniqueKeysWithValues: settings.filter { $0.key.hasPrefix(beginning) }
          .map { (String($0.key.dropFirst(beginning.count)), $0.value) })
    }
  }

  let targets: [Target]

  /// The project that lies in a folder, or beside it.
  ///
  /// - Returns: `nil` where there is none.
  /// - Throws: `BundleError` for one that is no property list.
  init?(of folder: String) throws(BundleError) {
    let places = [folder, (folder as NSString).deletingLastPathComponent]
    guard let path = places.lazy.compactMap(Self.project).first else { return nil }
    let tree = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: path)), format: nil)
    guard let objects = (tree as? [String: Any])?["objects"] as? [String: Any] else {
      throw BundleError(
        file: path, problem: "is no project of Xcode's",
        remedy: "Open it in Xcode and save it, or move it away.")
    }
    let elements = Elements(objects: objects.compactMapValues { $0 as? [String: Any] })
    let shared = elements.all(of: "PBXProject").first.map(elements.settings) ?? [:]
    targets = elements.all(of: "PBXNativeTarget").map { target in
      let type = target["productType"] as? String ?? ""
      return Target(
        name: target["name"] as? String ?? "",
        isApp: type == "com.apple.product-type.application",
        isExtension: type.hasSuffix("app-extension") || type.hasSuffix("extensionkit-extension"),
        settings: shared.merging(elements.settings(of: target)) { $1 })
    }
  }

  private static func project(in folder: String) -> String? {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)/project.pbxproj" }
      .first { access($0, R_OK) == 0 }
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

/// The objects of a project, which refer to each other by identifiers.
private struct Elements {
  let objects: [String: [String: Any]]

  func all(of type: String) -> [[String: Any]] {
    objects.sorted { $0.key < $1.key }.map(\.value).filter { $0["isa"] as? String == type }
  }

  /// The settings of a project or a target for a release.
  func settings(of element: [String: Any]) -> [String: String] {
    let configurations =
      (object(element["buildConfigurationList"])?["buildConfigurations"] as? [Any] ?? [])
      .compactMap(object)
    let release =
      configurations.first { $0["name"] as? String == "Release" } ?? configurations.first
    return (release?["buildSettings"] as? [String: Any] ?? [:]).compactMapValues {
      $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
    }
  }

  private func object(_ identifier: Any?) -> [String: Any]? {
    (identifier as? String).flatMap { objects[$0] }
  }
}
