import SottoText

/// Finds rows by identifier: a hash table of their numbers.
struct IdentifierTable: Sendable {
  private(set) var slots: [UInt32]
  /// The rows whose identifier an earlier row has too, in their order.
  private(set) var repeated: [Int] = []

  /// - Complexity: O(n), on all processors.
  init(_ items: [CatalogItem]) {
    var size = 16
    while size * 3 < items.count * 4 { size *= 2 }
    let mask = size - 1
    let hashes = Concurrently.flatMap(items.count) { rows in
      items.withUnsafeBufferPointer { items in rows.map { items[$0].identifier.identifierHash } }
    }
    var slots = LargePages.array(repeating: KeyTable.empty, count: size)
    for row in hashes.indices {
      var slot = Int(truncatingIfNeeded: hashes[row]) & mask
      var isRepeated = false
      while slots[slot] != KeyTable.empty, !isRepeated {
        let other = Int(slots[slot])
        isRepeated =
          hashes[other] == hashes[row] && items[other].identifier == items[row].identifier
        slot = (slot + 1) & mask
      }
      isRepeated ? repeated.append(row) : (slots[slot] = UInt32(row))
    }
    self.slots = slots
  }
}

extension String {
  /// The same in every process, as a saved index needs.
  var identifierHash: UInt64 {
    var text = self
    return text.withUTF8 { WordHash.of($0).mixed }
  }
}
