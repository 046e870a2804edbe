/// Numbers in a row inside an index. Valid as long as the `IndexImage` it was taken from.
struct Column<Element: BitwiseCopyable>: @unchecked Sendable {
  // Unchecked: the memory behind the pointer never changes, and the image outlives its columns.
  private let base: UnsafePointer<Element>
  let count: Int

  init(base: UnsafePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index < count)
    return base[index]
  }

  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(range.upperBound <= count)
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}

/// Lists of numbers, one behind the other.
struct ListColumn<Element: BitwiseCopyable>: Sendable {
  /// One more than there are lists.
  let ends: Column<UInt32>
  let elements: Column<Element>

  var count: Int { max(0, ends.count - 1) }

  @inline(__always)
  subscript(index: Int) -> UnsafeBufferPointer<Element> {
    elements.slice(Int(ends[index])..<Int(ends[index + 1]))
  }

  @inline(__always)
  func count(at index: Int) -> Int { Int(ends[index + 1] - ends[index]) }
}
