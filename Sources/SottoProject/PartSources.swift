import Foundation
import SottoAdapt

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

  /// - Parameter libraries: The modules of the project's frameworks.
  init(of part: ProjectPart, beside libraries: Set<String>) {
    for path in part.sources {
      do throws(Unreadable) {
        let adapted = AdaptedSource(
          try Self.source(at: path, of: part), beside: libraries.union([part.module]))
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

  private static func source(at path: String, of part: ProjectPart) throws(Unreadable) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(
        message: "The file is not there, or cannot be read. Add it, or take it out of the target "
          + "\(part.name).")
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Unreadable(message: "The file is not in UTF-8. Save it so.")
    }
    return Array(data)
  }
}
