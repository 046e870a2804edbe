import Foundation

/// The objects of an Xcode project, which refer to each other by identifiers.
struct XcodeElements {
  private let objects: [String: [String: Any]]
  /// The group that a file or group lies in.
  private let parents: [String: String]

  init(_ objects: [String: [String: Any]]) {
    self.objects = objects
    var parents: [String: String] = [:]
    for (identifier, element) in objects {
      for child in element["children"] as? [String] ?? [] { parents[child] = identifier }
    }
    self.parents = parents
  }

  func all(of type: String) -> [[String: Any]] {
    objects.sorted { $0.key < $1.key }.map(\.value).filter { $0["isa"] as? String == type }
  }

  /// The settings of a target for a release: the project's, with the target's above them, each above those
  /// of its configuration file.
  func settings(of target: [String: Any], from folder: String) -> [String: String] {
    var settings: [String: String] = [:]
    for element in [all(of: "PBXProject").first, target].compactMap(\.self) {
      let release = release(of: element)
      if let file = configurationFile(of: release, from: folder) {
        settings.setSettings(ConfigurationSettings(file: file).values)
      }
      settings.setSettings(
        (release["buildSettings"] as? [String: Any] ?? [:]).compactMapValues {
          $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
        })
    }
    return settings
  }

  private func release(of element: [String: Any]) -> [String: Any] {
    let configurations =
      (object(element["buildConfigurationList"])?["buildConfigurations"] as? [Any] ?? [])
      .compactMap(object)
    return configurations.first { $0["name"] as? String == "Release" } ?? configurations.first
      ?? [:]
  }

  /// The file that a configuration is based on: named by itself, or by its place in a folder that Xcode
  /// keeps in step with.
  private func configurationFile(of configuration: [String: Any], from folder: String) -> String? {
    if let file = configuration["baseConfigurationReference"] as? String {
      return path(of: file, from: folder)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let place = configuration["baseConfigurationReferenceRelativePath"] as? String
    else { return nil }
    return path(of: anchor, from: folder).map { "\($0)/\(place)" }
  }

  /// The paths of what is built into a target: its files, and the folders that Xcode keeps in step with.
  func files(of target: [String: Any], from folder: String) -> [String] {
    let phases = (target["buildPhases"] as? [Any] ?? []).compactMap(object)
    let references = phases.flatMap { $0["files"] as? [Any] ?? [] }
      .compactMap { object($0)?["fileRef"] as? String }
    // A file in several languages is a group of them.
    let files = references.flatMap { objects[$0]?["children"] as? [String] ?? [$0] }
    let folders = target["fileSystemSynchronizedGroups"] as? [String] ?? []
    return (files + folders).compactMap { path(of: $0, from: folder) }
      + exceptions(of: target, isOwn: false, from: folder)
  }

  /// The files of the folders that Xcode keeps in step with which a target treats otherwise: those that it
  /// leaves in its own folders, or those that it takes out of others'.
  func exceptions(of target: [String: Any], isOwn: Bool, from folder: String) -> [String] {
    let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
    let groups = objects.filter {
      $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
        && own.contains($0.key) == isOwn
    }
    return groups.sorted { $0.key < $1.key }.flatMap { identifier, group in
      let sets = (group["exceptions"] as? [Any] ?? []).compactMap(object).filter {
        object($0["target"])?["name"] as? String == target["name"] as? String
      }
      let root = path(of: identifier, from: folder)
      return sets.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
        .compactMap { name in root.map { "\($0)/\(name)" } }
    }
  }

  /// The names of the targets that a target is built after.
  func dependencies(of target: [String: Any]) -> [String] {
    (target["dependencies"] as? [Any] ?? []).compactMap(object)
      .compactMap { object($0["target"])?["name"] as? String }
  }

  private func path(of identifier: String, from folder: String) -> String? {
    var path = ""
    var current: String? = identifier
    // A project is a tree, unless somebody has merged it wrongly.
    for _ in 0..<Self.mostGroups {
      guard let here = current, let element = objects[here] else { return "\(folder)/\(path)" }
      let own = element["path"] as? String ?? ""
      path = [own, path].filter { !$0.isEmpty }.joined(separator: "/")
      switch element["sourceTree"] as? String {
      case "<absolute>": return path
      case "SOURCE_ROOT": return "\(folder)/\(path)"
      case "<group>", nil: current = parents[here]
      default: return nil
      }
    }
    return nil
  }

  private static let mostGroups = 100

  private func object(_ identifier: Any?) -> [String: Any]? {
    (identifier as? String).flatMap { objects[$0] }
  }
}
