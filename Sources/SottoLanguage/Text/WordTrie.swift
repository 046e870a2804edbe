/// Sequences of words, each with values, in one open-addressed table.
struct WordTrie: Sendable {
  struct Node: Hashable, Sendable {
    var index: Int32
    static let root = Node(index: 0)
  }

  private struct Slot: BitwiseCopyable {
    var parent: Int32 = -1
    var child: Int32 = 0
    var word: UInt64 = 0
  }
  private struct Value: BitwiseCopyable {
    var value: Int32
    var next: Int32
  }

  private var slots = [Slot](repeating: Slot(), count: 16)
  private var nodes: Int32 = 1
  /// The first and the last value of each node, in order of insertion.
  private var first: [Int32] = [-1]
  private var last: [Int32] = [-1]
  private var values: [Value] = []

  mutating func reserve(_ count: Int) {
    grow(to: max(16, count * 2))
    values.reserveCapacity(count)
  }

  /// - Parameter isNew: whether the value is new beside one that the words have already.
  mutating func insert(
    _ words: some Collection<UInt64>, value: Int32, isNew: ((_ known: Int32) -> Bool)? = nil
  ) {
    guard !words.isEmpty else { return }
    var node = Node.root
    for word in words { node = childOrNew(node, word) }
    let index = Int(node.index)
    if let isNew {
      var known = first[index]
      while known >= 0 {
        guard isNew(values[Int(known)].value) else { return }
        known = values[Int(known)].next
      }
    }
    values.append(Value(value: value, next: -1))
    let added = Int32(values.count - 1)
    if last[index] >= 0 { values[Int(last[index])].next = added } else { first[index] = added }
    last[index] = added
  }

  func child(_ node: Node, _ word: UInt64) -> Node? {
    let slot = slots[place(node.index, word)]
    return slot.parent < 0 ? nil : Node(index: slot.child)
  }

  /// Hands over the values of a node, in order of insertion.
  func forEachValue(at node: Node, _ body: (Int32) -> Void) {
    var index = first[Int(node.index)]
    while index >= 0 {
      body(values[Int(index)].value)
      index = values[Int(index)].next
    }
  }

  private mutating func childOrNew(_ node: Node, _ word: UInt64) -> Node {
    if let known = child(node, word) { return known }
    if Int(nodes) * 2 > slots.count { grow(to: slots.count * 2) }
    slots[place(node.index, word)] = Slot(parent: node.index, child: nodes, word: word)
    first.append(-1)
    last.append(-1)
    nodes += 1
    return Node(index: nodes - 1)
  }

  /// The slot that holds this child, or the empty one where it belongs.
  private func place(_ parent: Int32, _ word: UInt64) -> Int {
    let mask = slots.count - 1
    let mixed = (word ^ UInt64(parent) &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: mixed >> 32)
    place &= mask
    while slots[place].parent >= 0, slots[place].parent != parent || slots[place].word != word {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow(to count: Int) {
    let old = slots
    var size = 16
    while size < count { size *= 2 }
    guard size > old.count else { return }
    slots = [Slot](repeating: Slot(), count: size)
    for slot in old where slot.parent >= 0 { slots[place(slot.parent, slot.word)] = slot }
  }
}

extension WordTrie: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    slots = try reader.plain()
    nodes = try reader.read()
    first = try reader.plain()
    last = try reader.plain()
    values = try reader.plain()
    guard slots.count.nonzeroBitCount == 1, slots.contains(where: { $0.parent < 0 }) else {
      throw SnapshotReader.Foreign()
    }
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plain: slots)
    writer.write(nodes)
    writer.write(plain: first)
    writer.write(plain: last)
    writer.write(plain: values)
  }
}
