import Foundation
import SottoHost
import SottoProject

/// The folder that a project's package is written to, again and again.
struct WrittenPackage {
  let path: String

  /// Writes what has changed, so that nothing else is built again, and removes what is gone.
  func write(_ package: RunPackage) throws {
    var written: Set<String> = []
    for (place, content) in package.files { try write(content, to: place, &written) }
    for (place, source) in package.copies {
      guard package.root.isFolder(source) else {
        try write(data(source, in: package.root), to: place, &written)
        continue
      }
      for file in try package.root.files(below: source, atMost: Self.mostFiles).files {
        try write(
          data(file, in: package.root), to: place + file.dropFirst(source.count), &written)
      }
    }
    let sources = "\(path)/Sources"
    for name in Self.files(below: sources) where !written.contains("Sources/\(name)") {
      try FileManager.default.removeItem(atPath: "\(sources)/\(name)")
    }
  }

  private static let mostFiles = 20_000
  private static let longestFile = 64 << 20

  private func data(_ path: String, in root: ProjectRoot) throws -> Data {
    do {
      return try root.contents(of: path, atMost: Self.longestFile)
    } catch {
      throw SourceFiles.Failure(path: path, problem: "The file \(error.problem).")
    }
  }

  private static func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { !isFolder("\(folder)/\($0)") }
  }

  private func write(_ content: Data, to place: String, _ written: inout Set<String>) throws {
    written.insert(place)
    let file = "\(path)/\(place)"
    if FileManager.default.contents(atPath: file) != content {
      try SourceFiles.write(Array(content), to: file)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A name for the folder of a project: FNV-1a of its path, since a `Hasher` gives every process
  /// another value.
  static func name(of project: String) -> String {
    let hash = project.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
