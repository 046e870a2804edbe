import Foundation

/// A small value that app and extension keep in a file of the group, written as a whole or not at all.
package struct KeptFile<Value: Codable & Sendable>: Sendable {
  package let url: URL

  init(_ folder: URL, _ name: String) { url = folder.appendingPathComponent(name) }

  /// - Returns: `nil` where there is none.
  /// - Throws: `KeptFileError` for a file that cannot be read, or is none of ours.
  package func read() throws(KeptFileError) -> Value? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    } catch {
      throw KeptFileError(
        path: url.path, problem: "cannot be read: \(error)", remedy: "Correct it, or delete it.")
    }
  }

  package func write(_ value: Value) throws(KeptFileError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(value).write(to: url, options: .atomic)
    } catch {
      throw KeptFileError(
        path: url.path, problem: "cannot be written: \(error.localizedDescription)",
        remedy: "Make room and make its folder writable.")
    }
  }

  package func remove() throws(KeptFileError) {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do { try FileManager.default.removeItem(at: url) } catch {
      throw KeptFileError(
        path: url.path, problem: "cannot be removed: \(error.localizedDescription)",
        remedy: "Make its folder writable.")
    }
  }
}

/// Why what is kept cannot be read or written.
package struct KeptFileError: LocalizedError, Sendable {
  package let path: String
  package let problem: String
  package let remedy: String

  package var errorDescription: String? { "\(path) \(problem). \(remedy)" }
}
