/// What a language's sentences need to fill in numbers and lists.
struct SentenceRules: Sendable {
  var plural = PluralRule()
  /// How lists are joined, by kind ("or", "and").
  var joins: [String: ListJoin] = [:]
  /// Endings that values take, by name.
  var particles: [String: Particle] = [:]
}

extension SentenceRules: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    plural = try reader.read()
    joins = try reader.read()
    particles = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plural)
    writer.write(joins)
    writer.write(particles)
  }
}
