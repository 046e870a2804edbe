/// Numbers in a row inside an index. Valid as long as the `IndexImage` it was taken from.
struct Column<Element: BitwiseCopyable>: @unchecked Sendable {
  // Unchecked: the memory behind the pointer never changes, and the image outlives its columns.
  private let elements: UnsafeBufferPointer<Element>

  init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  var count: Int { elements.count }

  @inline(__always)
  subscript(index: Int) -> Element { elements[index] }

  @inline(__always)
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: elements[range])
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
