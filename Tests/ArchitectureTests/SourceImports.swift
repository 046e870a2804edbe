import Foundation

/// The modules that the Swift files below a folder import.
struct SourceImports {
  /// Module to the files that import it.
  private(set) var files: [String: [String]] = [:]

  init(below folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for module in Self.modules(in: source) { files[module, default: []].append(path) }
    }
  }

  /// The module named by each import declaration that starts a line; what stands in a literal of several
  /// lines declares nothing.
  static func modules(in source: String) -> Set<String> {
    let parts = source.split(separator: "\"\"\"", omittingEmptySubsequences: false)
    let code = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined(separator: "\"\"")
    let declaration =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
      .anchorsMatchLineEndings()
    return Set(code.matches(of: declaration).map { String($0.1) })
  }
}
