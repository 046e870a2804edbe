/// Lists being made, one behind the other.
struct Lists<Element: BitwiseCopyable & Sendable>: Sendable {
  private(set) var ends: [UInt32] = [0]
  private(set) var elements: [Element] = []

  init() {}

  mutating func reserveCapacity(lists: Int, elements count: Int) {
    ends.reserveCapacity(lists + 1)
    elements.reserveCapacity(count)
  }

  /// Adds to the last list.
  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  mutating func endList() { ends.append(UInt32(elements.count)) }

  var count: Int { ends.count - 1 }

  /// The other way round: of each element, by a key below `keys`, the lists that have it.
  ///
  /// - Parameter entry: Makes the key and the new element of a list's number and an element.
  func inverted(
    keys: Int, _ entry: (_ list: Int, _ element: Element) -> (key: Int, value: Element)
  ) -> Lists {
    var inverted = Lists()
    guard let filler = elements.first else {
      inverted.ends = [UInt32](repeating: 0, count: keys + 1)
      return inverted
    }
    var starts = [UInt32](repeating: 0, count: keys + 1)
    for element in elements { starts[entry(0, element).key + 1] += 1 }
    for key in 0..<keys { starts[key + 1] += starts[key] }
    inverted.ends = starts
    inverted.elements = LargePages.array(repeating: filler, count: elements.count)
    for list in 0..<count {
      for index in Int(ends[list])..<Int(ends[list + 1]) {
        let (key, value) = entry(list, elements[index])
        inverted.elements[Int(starts[key])] = value
        starts[key] += 1
      }
    }
    return inverted
  }
}
