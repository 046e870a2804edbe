/// What is known of words, by their hash: read at each word of each name, so it must be quick.
struct WordTable<Value: Sendable>: Sendable {
  private var hashes: [UInt64] = [UInt64](repeating: 0, count: 64)
  private var places: [Int32] = [Int32](repeating: -1, count: 64)
  private var values: [Value] = []

  subscript(hash: UInt64) -> Value? {
    let place = places[slot(of: hash)]
    return place < 0 ? nil : values[Int(place)]
  }

  /// Changes the value of a word, at first `initial`.
  mutating func update(_ hash: UInt64, from initial: Value, _ change: (inout Value) -> Void) {
    if values.count * 4 >= places.count { grow() }
    let slot = slot(of: hash)
    if places[slot] < 0 {
      hashes[slot] = hash
      places[slot] = Int32(values.count)
      values.append(initial)
    }
    change(&values[Int(places[slot])])
  }

  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    let mask = places.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while places[slot] >= 0, hashes[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldHashes, oldPlaces) = (hashes, places)
    hashes = [UInt64](repeating: 0, count: oldHashes.count * 2)
    places = [Int32](repeating: -1, count: oldPlaces.count * 2)
    for (hash, place) in zip(oldHashes, oldPlaces) where place >= 0 {
      let slot = slot(of: hash)
      hashes[slot] = hash
      places[slot] = place
    }
  }
}
