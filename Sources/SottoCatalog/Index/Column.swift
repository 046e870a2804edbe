/// Numbers in a row inside an index. Valid as long as the `IndexImage` it was taken from.
///
/// Whoever can write an index can also make its checksum, and change the file while it is mapped: so no
/// number that was read of it is believed, and each place is looked at before it is read. What is not
/// there is zero, or a list of nothing.
struct Column<Element: BitwiseCopyable>: @unchecked Sendable {
  // Unchecked: the memory behind the pointer is never written here, and the image outlives its columns.
  private let elements: UnsafeBufferPointer<Element>

  init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  var count: Int { elements.count }

  @inline(__always)
  func has(_ index: Int) -> Bool { UInt(bitPattern: index) < UInt(bitPattern: elements.count) }

  @inline(__always)
  func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<Element> {
    guard 0 <= start, start <= end, end <= elements.count else {
      return .init(start: nil, count: 0)
    }
    return UnsafeBufferPointer(rebasing: elements[start..<end])
  }
}

extension Column where Element: AdditiveArithmetic {
  @inline(__always)
  subscript(index: Int) -> Element { has(index) ? elements[index] : .zero }
}

extension Column<UInt32> {
  /// Whether none is less than the one before.
  var isSorted: Bool {
    var descents: UInt32 = 0
    // Without a way out, so that several are compared at once.
    for index in 1..<max(1, elements.count) {
      descents |= elements[index] < elements[index - 1] ? 1 : 0
    }
    return descents == 0
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
    elements.slice(Int(ends[index]), Int(ends[index &+ 1]))
  }

  @inline(__always)
  func count(at index: Int) -> Int { max(0, Int(ends[index &+ 1]) - Int(ends[index])) }

  /// Whether its lists follow one another and end with the elements, so that reading all of them takes
  /// no longer than the elements are.
  ///
  /// - Complexity: O(lists), at the speed of memory.
  var isWhole: Bool {
    ends.count == 0 ? elements.count == 0 : Int(ends[count]) == elements.count && ends.isSorted
  }
}
