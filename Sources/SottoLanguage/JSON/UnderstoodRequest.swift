/// The answer to one sentence in the public JSON form: the best Reading, with the others beside it.
public struct UnderstoodRequest: Sendable, Encodable {
  /// Best first, never empty.
  public var readings: [Reading]
  /// How long understanding took.
  public var microseconds: Int
  /// Whether reasons are told.
  public var why: Bool

  /// - Parameter readings: what `Languages.understand` returned.
  public init(readings: [Reading], microseconds: Int, why: Bool = false) {
    self.readings = readings
    self.microseconds = microseconds
    self.why = why
  }

  private enum Key: String, CodingKey {
    case text, locale, intent, app, parameters, confidence, reasons, groundedBy, medium, rest,
      excluded, room, unreadTime, about, said
    case alternatives, microseconds
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    if let best = readings.first {
      try values.encode(best.text, forKey: .text)
      try values.encode(best.locale, forKey: .locale)
      try encode(best, to: &values)
    }
    var others = values.nestedUnkeyedContainer(forKey: .alternatives)
    for reading in readings.dropFirst() {
      var other = others.nestedContainer(keyedBy: Key.self)
      try encode(reading, to: &other)
    }
    try values.encode(microseconds, forKey: .microseconds)
  }

  private func encode(
    _ reading: Reading, to values: inout KeyedEncodingContainer<Key>
  ) throws {
    try values.encode(reading.intent, forKey: .intent)
    try values.encode(reading.app, forKey: .app)
    try values.encode(reading.parameters, forKey: .parameters)
    try values.encode((reading.confidence * 1000).rounded() / 1000, forKey: .confidence)
    if why { try values.encode(reading.reasons, forKey: .reasons) }
    try values.encodeIfPresent(reading.groundedBy, forKey: .groundedBy)
    try values.encodeIfPresent(reading.medium, forKey: .medium)
    try values.encodeIfPresent(reading.rest, forKey: .rest)
    try values.encodeIfPresent(reading.excluded, forKey: .excluded)
    try values.encodeIfPresent(reading.room, forKey: .room)
    try values.encodeIfPresent(reading.unreadTime, forKey: .unreadTime)
    try values.encodeIfPresent(reading.about, forKey: .about)
    if !reading.said.isEmpty { try values.encode(reading.said, forKey: .said) }
  }
}
