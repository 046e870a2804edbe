/// Lists being made, one behind the other.
struct Lists<Element: BitwiseCopyable> {
  private(set) var ends: [UInt32] = [0]
  private(set) var elements: [Element] = []

  init() {}

  mutating func append(_ list: some Sequence<Element>) {
    elements.append(contentsOf: list)
    ends.append(UInt32(elements.count))
  }

  /// Lists by a key below `count`: the values whose key it is, in their order.
  init(count: Int, _ pairs: some Collection<(key: Int, value: Element)>) {
    var ends = [UInt32](repeating: 0, count: count + 1)
    for pair in pairs { ends[pair.key + 1] += 1 }
    for index in 0..<count { ends[index + 1] += ends[index] }
    var next = ends
    var elements: [Element] = []
    if let any = pairs.first?.value {
      elements = [Element](repeating: any, count: Int(ends[count]))
      for pair in pairs {
        elements[Int(next[pair.key])] = pair.value
        next[pair.key] += 1
      }
    }
    self.ends = ends
    self.elements = elements
  }
}
