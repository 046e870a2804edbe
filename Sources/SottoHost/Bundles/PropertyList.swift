import Foundation

/// A dictionary of a property list file, which knows where it stands for the sake of errors.
struct PropertyList {
  /// The file's path, from the bundle's own folder on.
  let file: String
  /// The keys that lead here.
  private let path: [String]
  let values: [String: Any]

  /// No file of a bundle is longer than this, in bytes, unless by mistake.
  static let maximumLength = 4 << 20

  /// Reads an XML, binary or old-style property list, as `.plist` and `.strings` files are.
  ///
  /// - Parameter name: What errors call the file.
  init(at path: String, name: String) throws(BundleError) {
    func error(_ problem: String, _ remedy: String) -> BundleError {
      BundleError(file: name, problem: problem, remedy: remedy)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      let reason = access(path, F_OK) == 0 ? "cannot be read" : "is missing"
      throw error(reason, "Put the file there, readable for you.")
    }
    guard data.count <= Self.maximumLength else {
      throw error("is longer than 4 MB", "Take out what is not configuration.")
    }
    let content: Any
    do {
      // Neither an empty file nor one of comments only is wrong, but the parser takes neither.
      content =
        data.isEmpty ? [:] : try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw BundleError(
        file: name,
        problem: "is not a property list: \(Self.reason(for: error as NSError, in: name))",
        remedy: "Check it with a property list editor.")
    }
    guard let values = content as? [String: Any] else {
      throw error("is no dictionary", "Its outermost value must be a dictionary.")
    }
    self.init(file: name, path: [], values: values)
  }

  private init(file: String, path: [String], values: [String: Any]) {
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
  func string(_ key: String, expanding: Bool = false) throws(BundleError) -> String? {
    guard let text = try value(key, as: String.self, called: "a string") else { return nil }
    guard !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
      throw error(key, "is empty", "Give it a value, or leave the key out.")
    }
    if !expanding, let setting = BuildSettings.firstReference(in: text) {
      throw error(
        key, "contains the build setting \(setting), which is not filled in",
        "Make the bundle with \"sotto apps bundle\", or write the value.")
    }
    return text
  }

  /// The text of the first key that has one.
  func firstString(_ keys: String...) throws(BundleError) -> String? {
    for key in keys {
      if let text = try string(key) { return text }
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
  func strings(_ key: String) throws(BundleError) -> [String] {
    try value(key, as: [String].self, called: "an array of strings") ?? []
  }

  /// A truth value; false when the key is absent.
  func flag(_ key: String) throws(BundleError) -> Bool {
    try value(key, as: Bool.self, called: "a boolean") ?? false
  }

  func dictionary(_ key: String) throws(BundleError) -> PropertyList? {
    try value(key, as: [String: Any].self, called: "a dictionary").map {
      PropertyList(file: file, path: path + [key], values: $0)
    }
  }

  /// A list of dictionaries; empty when the key is absent.
  func dictionaries(_ key: String) throws(BundleError) -> [PropertyList] {
    let list = try value(key, as: [[String: Any]].self, called: "an array of dictionaries") ?? []
    return list.enumerated().map { index, values in
      PropertyList(file: file, path: path + ["\(key)[\(index)]"], values: values)
    }
  }

  /// All texts, as a `.strings` file has them.
  var texts: [String: String] { values.compactMapValues { $0 as? String } }

  /// What the parser says. It tries each format in turn, and what it says of the oldest, which
  /// `.strings` files have, can only be had as part of a description.
  private static func reason(for error: NSError, in file: String) -> String {
    let description = "\(error.userInfo["kCFPropertyListOldStyleParsingError"] ?? "")"
    if file.hasSuffix(".strings"),
      let match = description.firstMatch(of: /Code=\d+ "(.*?)" UserInfo/)
    {
      return String(match.1)
    }
    return error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
  }

  private func value<Value>(
    _ key: String, as type: Value.Type, called name: String
  ) throws(BundleError) -> Value? {
    guard let value = values[key] else { return nil }
    guard let value = value as? Value else {
      throw error(key, "is not \(name)", "Change its type.")
    }
    return value
  }
}
