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

  /// Numbers that will be looked up all over.
  static func array<Element: BitwiseCopyable>(
    repeating element: Element, count: Int
  ) -> [Element] {
    [Element](unsafeUninitializedCapacity: count) { elements, initialized in
      use(for: UnsafeRawBufferPointer(elements))
      elements.initialize(repeating: element)
      initialized = count
    }
  }

  /// Of less there is nothing to gain.
  private static let size = 4 << 20
}
