extension Inflection: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    self.init(
      paradigms: try reader.read(), endings: try reader.read(), forms: try reader.read(),
      formEndings: try reader.read(), suffixes: try reader.read())
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(paradigms)
    writer.write(endings)
    writer.write(forms)
    writer.write(formEndings)
    writer.write(suffixes)
  }
}

extension Inflection.Ending: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    said = try reader.read()
    dictionary = try reader.read()
    goesOn = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(said)
    writer.write(dictionary)
    writer.write(goesOn)
  }
}

extension Inflection.FormEnding: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    self.init(try reader.read(Inflection.Ending.self))
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(ending)
  }
}

extension Inflection.FoldedEnding: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    said = try reader.plain()
    dictionary = try reader.plain()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plain: said)
    writer.write(plain: dictionary)
  }
}

extension Inflection.Suffix: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    said = try reader.plain()
    ending = try reader.read()
    isAttached = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plain: said)
    writer.write(ending)
    writer.write(isAttached)
  }
}
