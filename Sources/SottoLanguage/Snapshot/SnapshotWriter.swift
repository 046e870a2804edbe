/// Writes values one after another: numbers as they lie in memory, texts as bytes behind their count.
struct SnapshotWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: some SnapshotValue) { value.write(to: &self) }

  mutating func write(plainly number: some BitwiseCopyable) {
    withUnsafeBytes(of: number) { bytes += $0 }
  }

  mutating func write(count: Int) { write(plainly: Int32(count)) }

  /// Values that are numbers and nothing between them.
  mutating func write<Value: BitwiseCopyable>(plain values: [Value]) {
    write(count: values.count)
    values.withUnsafeBytes { bytes += $0 }
  }

  mutating func write(flags: [Bool]) { write(plain: flags.map { $0 ? 1 : 0 as UInt8 }) }

  mutating func write(text: String) {
    write(count: text.utf8.count)
    bytes += text.utf8
  }
}
