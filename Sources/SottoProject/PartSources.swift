import Foundation
import SottoAdapt
import SottoHost

/// The sources of a part, adapted, each under a line that says where the project has it.
struct PartSources {
  /// The contents, by the files' names.
  private(set) var files: [String: Data] = [:]
  /// What does not compile here, worded as the compiler's errors.
  private(set) var problems: [String] = []
  /// The modules that they import.
  private(set) var imports: Set<String> = []

  private struct Unreadable: Error {
    let message: String
  }

  private static let longestFile = 4 << 20
  private static let mostLength = 32 << 20

  /// - Parameters:
  ///   - libraries: The modules of the project's frameworks.
  ///   - root: Where they lie.
  init(of part: ProjectPart, beside libraries: Set<String>, in root: ProjectRoot) {
    var length = 0
    for path in part.sources {
      do throws(Unreadable) {
        let adapted = AdaptedSource(
          try Self.source(at: path, of: part, in: root, &length),
          beside: libraries.union([part.module]))
        problems += adapted.findings.filter { $0.severity == .error }.map { "\(path):\($0)" }
        let place = "#sourceLocation(file: \(RunPackage.quoted(path)), line: 1)\n"
        files[(path as NSString).lastPathComponent] =
          Data(place.utf8) + Data(adapted.bytes)
        imports.formUnion(adapted.imports)
      } catch {
        problems.append("\(path):1:1: error: \(error.message)")
      }
    }
    imports.remove(part.module)
  }

  private static func source(
    at path: String, of part: ProjectPart, in root: ProjectRoot, _ length: inout Int
  ) throws(Unreadable) -> [UInt8] {
    guard let data = try? root.contents(of: path, atMost: longestFile) else {
      throw Unreadable(
        message:
          "The file is not there, cannot be read, or is longer than \(longestFile >> 20) MB. Add it, "
          + "or take it out of the target \(part.name).")
    }
    length += data.count
    guard length <= mostLength else {
      throw Unreadable(
        message:
          "With this file the sources of \(part.name) are longer than \(mostLength >> 20) MB. Take "
          + "out what the extension does not need.")
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Unreadable(message: "The file is not in UTF-8. Save it so.")
    }
    return Array(data)
  }
}
