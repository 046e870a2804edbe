/// Finds forms by their `SoundKey`: a hash table whose slots hold a form's number and eight bits
/// of its hash, which spare nearly all comparisons.
struct KeyTable {
  private var slots: [UInt32]
  private var tags: [UInt8]

  /// In place of a form's number.
  static let empty = UInt32.max

  init(_ forms: TextTable) {
    var size = 16
    while size * 5 < forms.count * 8 { size *= 2 }
    var slots = LargePages.array(repeating: Self.empty, count: size)
    var tags = [UInt8](repeating: 0, count: size)
    let hashes = Concurrently.flatMap(forms.count) { run in
      var key: [UInt8] = []
      return run.map { form in
        forms.withText(form) { SoundKey.write($0, to: &key) }
        return SoundKey.hash(of: key)
      }
    }
    for form in hashes.indices {
      var slot = Int(truncatingIfNeeded: hashes[form]) & (size - 1)
      while slots[slot] != Self.empty { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(form)
      tags[slot] = Self.tag(hashes[form])
    }
    self.slots = slots
    self.tags = tags
  }

  static func tag(_ hash: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 56) }

  func add(to writer: inout IndexWriter, _ field: NameField) {
    writer.add(.field(field, .keySlots), slots)
    writer.add(.field(field, .keyTags), tags)
  }
}
