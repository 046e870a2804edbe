extension Grammar {
  init(
    from reader: inout SnapshotReader, personalNames: PersonalNames
  ) throws(SnapshotReader.Foreign) {
    self.init(lexicon: try Lexicon(from: &reader, personalNames: personalNames))
    for plain in try reader.plain(Node.Plain.self) { nodes.append(try Node(plain)) }
    children = try reader.plain()
    rules = try reader.plain()
    ruleNames = try reader.read()
    patterns = try reader.read()
    answers = try reader.read()
    for source in try reader.read([String].self) {
      guard let field = Field(source) else { throw SnapshotReader.Foreign() }
      fields.append(field)
    }
    constants = try reader.read()
    prepare(starts: try reader.read(), requirements: try reader.read())
  }

  func write(to writer: inout SnapshotWriter) {
    lexicon.write(to: &writer)
    writer.write(plain: nodes.map(\.plain))
    writer.write(plain: children)
    writer.write(plain: rules)
    writer.write(ruleNames)
    writer.write(patterns)
    writer.write(answers)
    writer.write(fields.map(\.source))
    writer.write(constants)
    writer.write(starts)
    writer.write(requirements)
  }
}

extension Grammar.Pattern: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    intent = try reader.read()
    root = try reader.read()
    place = try reader.read()
    wanted = try reader.read()
    topic = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(intent)
    writer.write(root)
    writer.write(place)
    writer.write(wanted)
    writer.write(topic)
  }
}

extension Grammar.Constant: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    field = try reader.read()
    value = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(field)
    writer.write(value)
  }
}
