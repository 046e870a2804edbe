extension Model {
  /// Writes what was made of the file's header and of its transitions; `SnapshotKey` has both in it.
  func write(to writer: inout SnapshotWriter) {
    writer.write(requests)
    writer.write(numbers)
    writer.write(plain: tags)
    writer.write(heard)
    writer.write(plain: keyWords.sorted())
    writer.write(labelCount)
  }
}

extension Model.Request: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    name = try reader.read()
    intent = try reader.read()
    root = try reader.read()
    labels = try reader.plain()
    transitions = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(name)
    writer.write(intent)
    writer.write(root)
    writer.write(plain: labels)
    writer.write(transitions)
  }
}
