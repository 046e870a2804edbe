import Foundation
import Intents

/// A dictionary of a property list file, which knows where it stands for the sake of errors.
struct PropertyList {
  /// The file's path, from the bundle's own folder on.
  let file: String
  /// The keys that lead here.
  private let path: [String]
  let values: [String: PlainValue]

  /// No file of a bundle is longer than this, in bytes, unless by mistake.
  static let maximumLength = 4 << 20

  /// Reads an XML, binary or old-style property list, as `.plist` and `.strings` files are.
  ///
  /// - Parameter name: What errors call the file.
  init(_ file: OpenFile, name: String, by reader: PropertyListReader) throws(BundleError) {
    let data: Data
    do throws(FileError) {
      data = try file.contents(atMost: Self.maximumLength)
    } catch {
      throw BundleError(
        file: name, problem: error.problem, remedy: "Take out what is not configuration.")
    }
    let content: PlainValue
    do throws(PropertyListReader.Failure) {
      content = try reader.values(of: data)
    } catch {
      throw BundleError(file: name, key: error.key, problem: error.problem, remedy: error.remedy)
    }
    guard let values = content.object else {
      throw BundleError(
        file: name, problem: "is no dictionary",
        remedy: "Its outermost value must be a dictionary.")
    }
    self.init(file: name, path: [], values: values)
  }

  private init(file: String, path: [String], values: [String: PlainValue]) {
    self.file = file
    self.path = path
    self.values = values
  }

  /// The error for one of the keys here.
  func error(_ key: String, _ problem: String, _ remedy: String) -> BundleError {
    BundleError(
      file: file, key: (path + [key]).joined(separator: "."), problem: problem, remedy: remedy)
  }

  /// A text; nil when the key is absent.
  ///
  /// - Parameter expanding: Whether build settings may stand in it; elsewhere they are an error.
  func string(
    _ key: String, expanding: Bool = false, as rule: TextRule = .name
  ) throws(BundleError) -> String? {
    guard let value = values[key] else { return nil }
    guard let text = value.string else { throw wrongType(key, "a string") }
    guard !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
      throw error(key, "is empty", "Give it a value, or leave the key out.")
    }
    try refuse(text, of: key, as: rule)
    if !expanding, let setting = BuildSettings.firstReference(in: text) {
      throw error(
        key, "contains the build setting \(setting), which is not filled in",
        "Make the bundle with “sotto apps bundle FOLDER”, or write the value.")
    }
    return text
  }

  /// The text of the first key that has one.
  func firstString(
    _ keys: String..., as rule: TextRule = .name
  ) throws(BundleError) -> String? {
    for key in keys {
      if let text = try string(key, as: rule) { return text }
    }
    return nil
  }

  /// A text that must be there.
  func requiredString(
    _ key: String, expanding: Bool = false, remedy: String
  ) throws(BundleError) -> String {
    guard let text = try string(key, expanding: expanding) else {
      throw error(key, "is missing", remedy)
    }
    return text
  }

  /// A list of texts; empty when the key is absent.
  func strings(
    _ key: String, atMost most: Int = 1000, as rule: TextRule = .name
  ) throws(BundleError) -> [String] {
    try elements(key, atMost: most, called: "an array of strings", \.string).map {
      text throws(BundleError) in
      try refuse(text, of: key, as: rule)
      return text
    }
  }

  /// Numbers of ports; `nil` when the key is absent.
  func ports(_ key: String) throws(BundleError) -> [UInt16]? {
    guard values[key] != nil else { return nil }
    return try elements(key, atMost: 16, called: "an array of port numbers, 1 to 65535") {
      $0.integer.flatMap { $0 == 0 ? nil : UInt16(exactly: $0) }
    }
  }

  /// A truth value; false when the key is absent.
  func flag(_ key: String) throws(BundleError) -> Bool {
    guard let value = values[key] else { return false }
    guard let flag = value.bool else { throw wrongType(key, "a boolean") }
    return flag
  }

  func dictionary(_ key: String) throws(BundleError) -> PropertyList? {
    guard let value = values[key] else { return nil }
    guard let members = value.object else { throw wrongType(key, "a dictionary") }
    return PropertyList(file: file, path: path + [key], values: members)
  }

  /// A list of dictionaries; empty when the key is absent.
  func dictionaries(_ key: String, atMost most: Int = 1000) throws(BundleError) -> [PropertyList] {
    try elements(key, atMost: most, called: "an array of dictionaries", \.object).enumerated().map {
      PropertyList(file: file, path: path + ["\(key)[\($0)]"], values: $1)
    }
  }

  /// The text of a key of a `.strings` file; nil when the key is absent or has something else.
  func text(_ key: String, as rule: TextRule) throws(BundleError) -> String? {
    guard let text = values[key]?.string else { return nil }
    try refuse(text, of: key, as: rule)
    return text
  }

  private func refuse(
    _ text: String, of key: String, as rule: TextRule
  ) throws(BundleError) {
    guard let defect = rule.defect(of: text) else { return }
    throw error(key, defect.problem, defect.remedy)
  }

  private func elements<Element>(
    _ key: String, atMost most: Int, called name: String, _ element: (PlainValue) -> Element?
  ) throws(BundleError) -> [Element] {
    guard let value = values[key] else { return [] }
    guard let list = value.list else { throw wrongType(key, name) }
    guard list.count <= most else {
      throw error(key, "has \(list.count) entries", "No more than \(most) are allowed.")
    }
    let elements = list.compactMap(element)
    guard elements.count == list.count else { throw wrongType(key, name) }
    return elements
  }

  private func wrongType(_ key: String, _ name: String) -> BundleError {
    error(key, "is not \(name)", "Change its type.")
  }
}
