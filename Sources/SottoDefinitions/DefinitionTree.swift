import Foundation

/// A dictionary of the property list that an intent definition is.
struct DefinitionTree {
  private let values: [String: Any]
  let path: String

  /// The classes of the definition's own types, by the names that parameters have for them.
  let classNames: [String: String]

  init(_ values: [String: Any]) {
    self.values = values
    path = ""
    var classNames: [String: String] = [:]
    for kind in ["INType", "INEnum"] {
      for type in values["\(kind)s"] as? [[String: Any]] ?? [] {
        let tree = DefinitionTree(type, path: "", classNames: [:])
        if let name = tree.text("\(kind)Name") { classNames[name] = try? tree.className(kind) }
      }
    }
    self.classNames = classNames
  }

  private init(_ values: [String: Any], path: String, classNames: [String: String]) {
    self.values = values
    self.path = path
    self.classNames = classNames
  }

  func text(_ key: String) -> String? {
    (values[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  func flag(_ key: String) -> Bool { values[key] as? Bool ?? false }

  func integer(_ key: String) -> Int? { values[key] as? Int }

  /// The text of a key, which must be a name in Swift, too.
  func name(_ key: String) throws(DefinitionError) -> String {
    guard let text = text(key) else {
      throw DefinitionError(path: step(key), problem: "There must be a name here.")
    }
    return try swiftName(text, key)
  }

  /// The text of a key if there is one; it must be a name in Swift, too.
  func optionalName(_ key: String) throws(DefinitionError) -> String? {
    guard let text = text(key) else { return nil }
    return try swiftName(text, key)
  }

  /// The name of the class that Xcode makes of an intent, a type or an enumeration: a name of the
  /// developer's or the usual one, behind the project's prefix.
  func className(_ kind: String, suffix: String = "") throws(DefinitionError) -> String {
    let prefix = try optionalName("\(kind)ClassPrefix") ?? ""
    let written = try optionalName("\(kind)ClassName")
    let name = if let written { written } else { try self.name("\(kind)Name") + suffix }
    return name.hasPrefix(prefix) ? name : prefix + name
  }

  func child(_ key: String) -> DefinitionTree? {
    (values[key] as? [String: Any]).map {
      DefinitionTree($0, path: step(key), classNames: classNames)
    }
  }

  /// The dictionaries of a list; none when the key is missing.
  func children(_ key: String) throws(DefinitionError) -> [DefinitionTree] {
    guard let value = values[key] else { return [] }
    guard let list = value as? [[String: Any]] else {
      throw DefinitionError(path: step(key), problem: "There must be a list of dictionaries here.")
    }
    return list.enumerated().map {
      DefinitionTree($1, path: "\(step(key))[\($0)]", classNames: classNames)
    }
  }

  func step(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func swiftName(_ text: String, _ key: String) throws(DefinitionError) -> String {
    guard text.first.map({ $0.isLetter || $0 == "_" }) ?? false,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else {
      throw DefinitionError(
        path: step(key), problem: "“\(text)” is no name in Swift; use letters, digits and “_”.")
    }
    return text
  }
}
