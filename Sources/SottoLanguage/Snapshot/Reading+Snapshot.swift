extension Reading.Value: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    switch try reader.number(UInt8.self) {
    case 0: self = .bool(try reader.read())
    case 1: self = .number(try reader.number())
    case 2: self = .string(try reader.read())
    case 3: self = .list(try reader.read())
    case 4: self = .object(try reader.read())
    default: throw SnapshotReader.Foreign()
    }
  }

  func write(to writer: inout SnapshotWriter) {
    switch self {
    case .bool(let value):
      writer.write(plainly: 0 as UInt8)
      writer.write(value)
    case .number(let value):
      writer.write(plainly: 1 as UInt8)
      writer.write(plainly: value)
    case .string(let value):
      writer.write(plainly: 2 as UInt8)
      writer.write(value)
    case .list(let values):
      writer.write(plainly: 3 as UInt8)
      writer.write(values)
    case .object(let members):
      writer.write(plainly: 4 as UInt8)
      writer.write(members)
    }
  }
}
