import Foundation
import Intents

/// The objects of an Xcode project, which refer to each other by identifiers.
struct XcodeElements {
  typealias Element = [String: PlainValue]

  private let objects: [String: Element]
  /// The group that a file or group lies in.
  private let parents: [String: String]
  /// The folders that Xcode keeps in step with, with the targets that treat files of them otherwise.
  private let exceptions: [String: [(folder: String, names: [String])]]
  private let project: Element?

  init(_ objects: [String: Element]) {
    self.objects = objects
    var parents: [String: String] = [:]
    var exceptions: [String: [(folder: String, names: [String])]] = [:]
    var project: Element?
    for (identifier, element) in objects.sorted(by: { $0.key < $1.key }) {
      for child in element.texts("children") { parents[child] = identifier }
      switch element["isa"]?.string {
      case "PBXProject": project = project ?? element
      case "PBXFileSystemSynchronizedRootGroup":
        for set in element.texts("exceptions").compactMap({ objects[$0] }) {
          let target = set["target"]?.string.flatMap { objects[$0] }?["name"]?.string
          guard let target else { continue }
          exceptions[target, default: []].append((identifier, set.texts("membershipExceptions")))
        }
      default: break
      }
    }
    self.parents = parents
    self.exceptions = exceptions
    self.project = project
  }

  func all(of type: String) -> [Element] {
    objects.filter { $0.value["isa"]?.string == type }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What a target, or without one the project, says for a release: the file that its settings are based
  /// on, and those of its own.
  func release(
    of target: Element? = nil, from folder: String
  ) -> (file: String?, settings: [String: String]) {
    guard let element = target ?? project else { return (nil, [:]) }
    let list = object(element["buildConfigurationList"])
    let configurations = (list?.texts("buildConfigurations") ?? []).compactMap { objects[$0] }
    let release =
      configurations.first { $0["name"]?.string == "Release" } ?? configurations.first ?? [:]
    let settings = (release["buildSettings"]?.object ?? [:]).compactMapValues { value in
      value.string
        ?? value.list.flatMap { list in
          let texts = list.compactMap(\.string)
          return texts.count == list.count ? texts.joined(separator: " ") : nil
        }
    }
    return (configurationFile(of: release, from: folder), settings)
  }

  /// The file that a configuration is based on: named by itself, or by its place in a folder that Xcode
  /// keeps in step with.
  private func configurationFile(of configuration: Element, from folder: String) -> String? {
    if let file = configuration["baseConfigurationReference"]?.string {
      return path(of: file, from: folder)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let place = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return path(of: anchor, from: folder).map { "\($0)/\(place)" }
  }

  /// The paths of what is built into a target: its files, and the folders that Xcode keeps in step with.
  ///
  /// - Parameter most: When to stop looking.
  func files(of target: Element, from folder: String, atMost most: Int) -> [String] {
    var named: [String] = []
    for phase in target.texts("buildPhases").compactMap({ objects[$0] }) {
      for reference in phase.texts("files").compactMap({ objects[$0]?["fileRef"]?.string }) {
        guard named.count < most else { break }
        // A file in several languages is a group of them.
        named += objects[reference]?["children"] == nil ? [reference] : children(of: reference)
      }
    }
    named += target.texts("fileSystemSynchronizedGroups")
    return named.prefix(most).compactMap { path(of: $0, from: folder) }
      + exceptions(of: target, isOwn: false, from: folder, atMost: most)
  }

  private func children(of identifier: String) -> [String] {
    objects[identifier]?.texts("children") ?? []
  }

  /// The files of the folders that Xcode keeps in step with which a target treats otherwise: those that it
  /// leaves in its own folders, or those that it takes out of others'.
  func exceptions(
    of target: Element, isOwn: Bool, from folder: String, atMost most: Int
  ) -> [String] {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    let sets = (target["name"]?.string).flatMap { exceptions[$0] } ?? []
    var places: [String] = []
    for set in sets where own.contains(set.folder) == isOwn && places.count < most {
      guard let root = path(of: set.folder, from: folder) else { continue }
      places += set.names.map { "\(root)/\($0)" }
    }
    return Array(places.prefix(most))
  }

  /// The names of the targets that a target is built after.
  func dependencies(of target: Element) -> Set<String> {
    Set(
      target.texts("dependencies").compactMap { objects[$0]?["target"]?.string }
        .compactMap { objects[$0]?["name"]?.string })
  }

  private func path(of identifier: String, from folder: String) -> String? {
    var path = ""
    var current: String? = identifier
    // A project is a tree, unless somebody has merged it wrongly.
    for _ in 0..<Self.mostGroups {
      guard let here = current, let element = objects[here] else { return "\(folder)/\(path)" }
      let own = element["path"]?.string ?? ""
      guard own.utf8.count + path.utf8.count < Self.longestPath else { return nil }
      path = [own, path].filter { !$0.isEmpty }.joined(separator: "/")
      switch element["sourceTree"]?.string {
      case "<absolute>": return path
      case "SOURCE_ROOT": return "\(folder)/\(path)"
      case "<group>", nil: current = parents[here]
      default: return nil
      }
    }
    return nil
  }

  private static let mostGroups = 100
  private static let longestPath = Int(PATH_MAX)

  private func object(_ identifier: PlainValue?) -> Element? {
    identifier?.string.flatMap { objects[$0] }
  }
}

extension [String: PlainValue] {
  /// The texts of a list; none of anything else.
  fileprivate func texts(_ key: String) -> [String] {
    (self[key]?.list ?? []).compactMap(\.string)
  }
}
