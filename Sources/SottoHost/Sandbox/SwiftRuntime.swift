import Foundation

/// Where an executable finds Swift's libraries.
///
/// Usually it knows itself: the folder is in the run path that it was linked with. An executable
/// that was copied away from its libraries, as an installed app is, gets those of this process.
package struct SwiftRuntime: Sendable {
  /// The folder of the libraries; nil where neither the executable nor this process has any.
  package let folder: String?
  /// What has to be in the executable's environment so that it finds them.
  package let environment: [String: String]

  /// Reads the executable's run path.
  package init(for executable: String) {
    let folders = (try? ELFRunPath(of: executable).folders) ?? []
    if let own = folders.first(where: Self.holdsLibraries) {
      folder = own
      environment = [:]
    } else {
      folder = Self.ofThisProcess
      environment = folder.map { ["LD_LIBRARY_PATH": $0] } ?? [:]
    }
  }

  /// The folder from which this process has loaded them.
  private static let ofThisProcess: String? = {
    // Read to the end by a file handle: all else stops at the kernel's first portion.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"),
      let mappings = try? file.readToEnd()
    else { return nil }
    let lines = String(decoding: mappings, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix("/\(library)") }),
      let start = line.firstIndex(of: "/")
    else { return nil }
    return (String(line[start...]) as NSString).deletingLastPathComponent
  }()

  private static let library = "libswiftCore.so"

  /// A run path may name any folder. Only one with Swift's libraries in it is ever shown to a
  /// confined program: what else an extension asks for this way is not given.
  private static func holdsLibraries(_ folder: String) -> Bool {
    access("\(folder)/\(library)", R_OK) == 0
  }
}
