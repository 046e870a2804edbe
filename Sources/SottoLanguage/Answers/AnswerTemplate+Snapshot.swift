extension AnswerTemplate: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    self.init(parts: try reader.read())
  }

  func write(to writer: inout SnapshotWriter) { writer.write(parts) }
}

extension AnswerTemplate.Part: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    switch try reader.number(UInt8.self) {
    case 0: self = .text(try reader.read())
    case 1: self = .value(try reader.read())
    case 2: self = .inflected(try reader.read(), try reader.read())
    case 3: self = .plural(try reader.read(), try reader.read())
    case 4: self = .list(try reader.read(), try reader.read())
    case 5: self = .optional(try reader.read())
    default: throw SnapshotReader.Foreign()
    }
  }

  func write(to writer: inout SnapshotWriter) {
    func write(_ kind: UInt8, _ first: some SnapshotValue) {
      writer.write(plainly: kind)
      writer.write(first)
    }
    switch self {
    case .text(let text): write(0, text)
    case .value(let name): write(1, name)
    case .inflected(let name, let particle):
      write(2, name)
      writer.write(particle)
    case .plural(let name, let forms):
      write(3, name)
      writer.write(forms)
    case .list(let name, let join):
      write(4, name)
      writer.write(join)
    case .optional(let template): write(5, template)
    }
  }
}
