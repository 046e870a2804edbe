import Foundation

/// One of the programs that the assistant comes with and starts for its own purposes.
struct CompanionProgram {
  /// Where it is looked for: beside this process's own program, as it is built, and where it is
  /// installed.
  let candidates: [String]

  init(_ name: String) {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = ((program ?? "/") as NSString).deletingLastPathComponent
    let parent = (folder as NSString).deletingLastPathComponent
    candidates = ["\(folder)/\(name)", "\(parent)/libexec/\(name)"]
  }

  /// Nil where it is not.
  var path: String? { candidates.first { access($0, X_OK) == 0 } }
}
