import Foundation

/// Memory that is filled at once: the system hands it out in large pages, where it has some, and not
/// in thousands of small ones.
enum LargePages {
  /// Asks for them; without, it is as it was.
  static func use(for memory: UnsafeRawBufferPointer) {
    #if canImport(Glibc)
      guard memory.count >= size, let start = memory.baseAddress else { return }
      let page = Int(getpagesize())
      let address = (UInt(bitPattern: start) + UInt(page) - 1) / UInt(page) * UInt(page)
      let count = memory.count - Int(address - UInt(bitPattern: start))
      madvise(UnsafeMutableRawPointer(bitPattern: address), count / page * page, MADV_HUGEPAGE)
    #endif
  }

  /// Of less there is nothing to gain.
  private static let size = 4 << 20
}
