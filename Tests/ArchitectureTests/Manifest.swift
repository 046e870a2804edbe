import Foundation

/// The parts of `swift package dump-package` that say which target depends on what.
struct Manifest: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]

    /// The folder of its sources, from the package's root.
    var folder: String { path ?? "Sources/\(name)" }
  }

  struct Dependency: Decodable, Equatable {
    var name: String
    /// A product of another package rather than a target of ours.
    var isProduct = false
    /// The platforms it is restricted to; empty without a condition.
    var platforms: Set<String> = []
  }

  var targets: [Target]
}

extension Manifest.Dependency {
  private enum Kind: String, CodingKey { case byName, target, product }
  private struct Condition: Decodable { var platformNames: [String]? }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a new kind of dependency"))
    }
    // An array: the name first, the condition or null last.
    var fields = try container.nestedUnkeyedContainer(forKey: kind)
    name = try fields.decode(String.self)
    isProduct = kind == .product
    while !fields.isAtEnd {
      if let condition = try? fields.decode(Condition.self) {
        platforms = Set(condition.platformNames ?? [])
      } else if try !fields.decodeNil() {
        _ = try fields.decode(String.self)
      }
    }
  }
}

extension Manifest {
  /// The manifest of the package in a folder, as SwiftPM reads it.
  static func dump(packageAt root: URL) throws -> Manifest {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "dump-package", "--ignore-lock"]
    process.currentDirectoryURL = root
    let output = Pipe()
    process.standardOutput = output
    // It only remarks there that a build is running: this test's own.
    process.standardError = FileHandle.nullDevice
    try process.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: json)
  }
}
