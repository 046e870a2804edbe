/// Makes inputs that nobody would send in good faith out of some that are right: a few changes each, of the
/// kinds that find what a reader did not think of.
package struct Mutator {
  private let samples: [[UInt8]]
  private let words: [[UInt8]]
  /// Inputs do not grow longer.
  private let longest: Int
  private var generator: SeededGenerator

  /// - Parameters:
  ///   - samples: At least one.
  ///   - words: What a format has its own meaning for, to be put in anywhere.
  ///   - longest: In bytes.
  package init(
    of samples: [[UInt8]], words: [String] = [], longest: Int = 1 << 20, seed: UInt64
  ) {
    self.samples = samples
    self.words = words.map { Array($0.utf8) }
    self.longest = longest
    generator = SeededGenerator(seed: seed)
  }

  /// The next input: one of the samples with some changes, mostly few.
  package mutating func next() -> [UInt8] {
    var bytes = samples.randomElement(using: &generator) ?? []
    repeat { change(&bytes) } while Bool.random(using: &generator)
    if bytes.count > longest { bytes.removeLast(bytes.count - longest) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(.random(in: 0...255, using: &generator)) }
    let place = Int.random(in: bytes.indices, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[place] = .random(in: 0...255, using: &generator)
    case 2...5: setInteger(&bytes, near: place)
    case 6: bytes.removeSubrange(range(from: place, of: bytes))
    case 7: bytes.insert(contentsOf: bytes[range(from: place, of: bytes)], at: place)
    case 8:
      let copied = bytes[range(from: place, of: bytes)]
      let target = Int.random(in: 0...(bytes.count - copied.count), using: &generator)
      bytes.replaceSubrange(target..<target + copied.count, with: copied)
    case 9: bytes.removeSubrange(place...)
    case 10: splice(&bytes, at: place)
    default: insert(&bytes, at: place)
    }
  }

  /// Puts a number in that readers think of too rarely, in any width and order of bytes.
  private mutating func setInteger(_ bytes: inout [UInt8], near place: Int) {
    let width = [1, 2, 4, 4, 8].randomElement(using: &generator) ?? 4
    // Where formats have their numbers, at least every other time.
    let start = Bool.random(using: &generator) ? place / width * width : place
    guard start + width <= bytes.count else { return }
    var old: UInt64 = 0
    for index in (start..<start + width).reversed() { old = old << 8 | UInt64(bytes[index]) }
    var number = integer(instead: old, bits: width * 8, size: bytes.count)
    if Int.random(in: 0..<4, using: &generator) == 0 {
      number = number.byteSwapped >> UInt64(64 - width * 8)
    }
    for index in start..<start + width {
      bytes[index] = UInt8(truncatingIfNeeded: number)
      number >>= 8
    }
  }

  private mutating func integer(instead old: UInt64, bits: Int, size: Int) -> UInt64 {
    let highest = UInt64(1) << UInt64(bits - 1)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return 0
    case 1: return .max
    case 2: return highest
    case 3: return highest - 1
    case 4: return old &+ UInt64(bitPattern: Int64.random(in: -16...16, using: &generator))
    case 5: return UInt64(Int.random(in: 0...size * 2, using: &generator))
    case 6: return UInt64(1) << UInt64.random(in: 0..<UInt64(bits), using: &generator)
    default: return .random(in: 0...UInt64.max, using: &generator)
    }
  }

  /// Goes on as another sample does.
  private mutating func splice(_ bytes: inout [UInt8], at place: Int) {
    guard let other = samples.randomElement(using: &generator), !other.isEmpty else { return }
    bytes.replaceSubrange(
      place..., with: other[Int.random(in: other.indices, using: &generator)...])
  }

  /// Puts in a word of the format, or one byte many times.
  private mutating func insert(_ bytes: inout [UInt8], at place: Int) {
    if let word = words.randomElement(using: &generator), Bool.random(using: &generator) {
      bytes.insert(contentsOf: word, at: place)
    } else {
      let count = 1 << Int.random(in: 0..<10, using: &generator)
      bytes.insert(contentsOf: repeatElement(bytes[place], count: count), at: place)
    }
  }

  private mutating func range(from place: Int, of bytes: [UInt8]) -> Range<Int> {
    // Short and long ones are equally frequent.
    let most = 1 << Int.random(in: 0...12, using: &generator)
    return place..<min(bytes.count, place + Int.random(in: 1...most, using: &generator))
  }
}
