import Foundation

/// A folder that holds generated files in subfolders named "Generated".
struct GeneratedTree {
  let root: URL

  /// Writes `files`, formatted, into a new temporary folder.
  static func write(_ files: [SourceFile]) throws -> GeneratedTree {
    let tree = GeneratedTree(
      root: FileManager.default.temporaryDirectory
        .appendingPathComponent("generate-\(UUID().uuidString)"))
    for file in files {
      let url = tree.root.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    try tree.format()
    return tree
  }

  /// The paths of the generated files, relative to the root.
  func paths() -> Set<String> {
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return Set(all.filter { $0.contains("/Generated/") && $0.hasSuffix(".swift") })
  }

  /// The paths at which this tree has no file, another one, or one too many.
  func differences(from other: GeneratedTree) throws -> [String] {
    try paths().union(other.paths()).sorted().filter { path in
      guard paths().contains(path), other.paths().contains(path) else { return true }
      return try content(path) != other.content(path)
    }
  }

  /// Makes this tree equal to `other`, touching only the files at `paths`.
  func replace(with other: GeneratedTree, _ paths: [String]) throws {
    for path in paths {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if other.paths().contains(path) {
        try other.content(path).write(to: url)
      } else {
        try FileManager.default.removeItem(at: url)
      }
    }
  }

  private func content(_ path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }

  private func format() throws {
    let format = Process()
    format.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    format.arguments = [
      "swift", "format", "--in-place", "--parallel", "--recursive",
      "--configuration", ".swift-format", root.path,
    ]
    try format.run()
    format.waitUntilExit()
    guard format.terminationStatus == 0 else { throw FormatError() }
  }

  private struct FormatError: Error, CustomStringConvertible {
    var description: String { "swift format failed on the generated files; see above" }
  }
}
