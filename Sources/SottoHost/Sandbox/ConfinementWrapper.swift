import Foundation

/// The program `sotto-confine`, which limits itself and then becomes another.
enum ConfinementWrapper {
  /// Beside this process's own program, as it is built, or where it is installed.
  static let path: String? = candidates.first { access($0, X_OK) == 0 }

  /// Where it was looked for.
  static let candidates: [String] = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = ((program ?? "/") as NSString).deletingLastPathComponent
    let parent = (folder as NSString).deletingLastPathComponent
    return ["\(folder)/sotto-confine", "\(parent)/libexec/sotto-confine"]
  }()
}
