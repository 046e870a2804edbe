import Foundation

extension IndexImage {
  /// Writes beside the file and takes its place at the end.
  ///
  /// Nothing waits for the disk: what a loss of power leaves unwritten, the checksum tells.
  func write(to url: URL) throws(CatalogIndexError) {
    let unfinished = url.path + ".\(UUID().uuidString)"
    do throws(CatalogIndexError) {
      try write(toNew: unfinished, for: url.path)
      guard rename(unfinished, url.path) == 0 else {
        throw .unwritable(url.path, String(cString: strerror(errno)))
      }
      noteFile(url.path)
    } catch {
      unlink(unfinished)
      throw error
    }
  }

  private func write(toNew unfinished: String, for path: String) throws(CatalogIndexError) {
    let file = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .unwritable(path, String(cString: strerror(errno))) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(file, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .unwritable(path, String(cString: strerror(errno)))
      }
    }
  }
}
