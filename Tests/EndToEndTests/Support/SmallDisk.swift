import Foundation

/// A disk that a test can fill.
enum SmallDisk {
  /// Whether this process may have one: it needs root, or what a container's root is allowed.
  static let mayMount: Bool = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sotto-disk-\(UUID())")
    defer { rmdir(folder.path) }
    guard mkdir(folder.path, 0o700) == 0, mount("tmpfs", folder.path, "tmpfs", 0, "size=64k") == 0
    else { return false }
    return umount2(folder.path, Int32(MNT_DETACH)) == 0
  }()
}
