/// A form, a name or a row, and what the way to it changes: 28 bits, which is
/// more than memory holds of them, and four.
struct Reference: BitwiseCopyable, Sendable {
  private let packed: UInt32

  init(_ index: Int, _ change: NameForm.Change) {
    packed = UInt32(index) << 4 | UInt32(change.rawValue)
  }

  @inline(__always) var index: Int { Int(packed >> 4) }

  @inline(__always) var change: NameForm.Change {
    NameForm.Change(rawValue: UInt8(packed & 15)) ?? .part
  }
}
