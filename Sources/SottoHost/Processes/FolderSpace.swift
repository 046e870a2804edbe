import Foundation

/// How much space folders take on disk with all that lies in them, counted while somebody may change
/// them: no link is followed, and what is too much is not counted to the end.
struct FolderSpace {
  private(set) var bytes = 0
  private(set) var files = 0
  /// Whether more files lie there, or deeper, than anybody keeps who means no harm.
  private(set) var isBeyondCount = false

  static let mostFiles = 100_000
  /// Each level takes a descriptor while it is counted.
  static let mostLevels = 64

  init(of folders: [String]) {
    for folder in folders {
      count(open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), levels: 1)
    }
  }

  /// Counts an open folder and closes it.
  private mutating func count(_ descriptor: Int32, levels: Int) {
    guard descriptor >= 0 else { return }
    guard levels <= Self.mostLevels, let folder = fdopendir(descriptor) else {
      isBeyondCount = isBeyondCount || levels > Self.mostLevels
      close(descriptor)
      return
    }
    defer { closedir(folder) }
    while !isBeyondCount, let entry = readdir(folder) {
      // The name's bytes as they are: they need not be text.
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) {
          count($0, in: descriptor, levels: levels)
        }
      }
    }
  }

  private mutating func count(_ name: UnsafePointer<CChar>, in folder: Int32, levels: Int) {
    guard strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { return }
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
    bytes += Int(status.st_blocks) * 512
    files += 1
    isBeyondCount = isBeyondCount || files > Self.mostFiles
    if status.st_mode & S_IFMT == S_IFDIR, !isBeyondCount {
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      count(openat(folder, name, flags), levels: levels + 1)
    }
  }
}
