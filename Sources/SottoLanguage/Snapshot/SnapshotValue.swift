/// What a compiled file can hold.
protocol SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign)
  func write(to writer: inout SnapshotWriter)
}

extension SnapshotValue where Self: FixedWidthInteger & BitwiseCopyable {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    self = try reader.number()
  }
  func write(to writer: inout SnapshotWriter) { writer.write(plainly: self) }
}

extension Int: SnapshotValue {}
extension Int32: SnapshotValue {}
extension UInt: SnapshotValue {}
extension UInt32: SnapshotValue {}

extension Bool: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    self = try reader.number(UInt8.self) != 0
  }
  func write(to writer: inout SnapshotWriter) { writer.write(plainly: self ? 1 : 0 as UInt8) }
}

extension String: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    self = try reader.text()
  }
  func write(to writer: inout SnapshotWriter) { writer.write(text: self) }
}

extension Optional: SnapshotValue where Wrapped: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    self = try reader.read(Bool.self) ? try reader.read(Wrapped.self) : nil
  }
  func write(to writer: inout SnapshotWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }
}

extension Array: SnapshotValue where Element: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    let count = try reader.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try reader.read()) }
  }
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: count)
    for element in self { writer.write(element) }
  }
}

/// In the order of the keys, so that the same text makes the same file.
extension Dictionary: SnapshotValue where Key: SnapshotValue & Comparable, Value: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    let count = try reader.count()
    self.init(minimumCapacity: count)
    for _ in 0..<count {
      let key = try reader.read(Key.self)
      self[key] = try reader.read(Value.self)
    }
  }
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: count)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      writer.write(key)
      writer.write(value)
    }
  }
}

/// In ascending order, likewise.
extension Set: SnapshotValue where Element: SnapshotValue & Comparable {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    self.init(try reader.read([Element].self))
  }
  func write(to writer: inout SnapshotWriter) { writer.write(sorted()) }
}

extension ClosedRange: SnapshotValue where Bound: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    let lower = try reader.read(Bound.self)
    let upper = try reader.read(Bound.self)
    guard lower <= upper else { throw SnapshotReader.Foreign() }
    self = lower...upper
  }
  func write(to writer: inout SnapshotWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }
}
