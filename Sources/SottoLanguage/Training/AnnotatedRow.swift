/// A sentence of a published set, with what it asks for and what its words name.
///
/// The sets write the second in two ways: by places (`text`, and `slots` with `type`, `start` and `end`,
/// counted in code points), or within the sentence (`annot`: `play [artist_name : adele]`).
struct AnnotatedRow: Decodable {
  struct Slot: Decodable {
    var type: String
    var start: Int
    var end: Int
  }

  let text: String
  let intent: String
  let slots: [Slot]
  /// The part of its set: `train` teaches, `dev` tells the ranker which Readings to believe, and no other is
  /// read.
  let partition: String
  /// Whether its places are wrong.
  let isUnaligned: Bool

  /// What it is about: `weather` of the intent `weather_query`.
  var topic: String { String(intent.prefix { $0 != "_" }) }

  private enum Key: CodingKey {
    case text, intent, slots, annot, partition, unaligned
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    intent = try row.decode(String.self, forKey: .intent)
    partition = try row.decodeIfPresent(String.self, forKey: .partition) ?? "train"
    isUnaligned = try row.decodeIfPresent(Bool.self, forKey: .unaligned) ?? false
    if let annotation = try row.decodeIfPresent(String.self, forKey: .annot) {
      (text, slots) = Self.read(annotation)
    } else {
      text = try row.decode(String.self, forKey: .text)
      slots = try row.decodeIfPresent([Slot].self, forKey: .slots) ?? []
    }
  }

  private static func read(_ annotation: String) -> (text: String, slots: [Slot]) {
    var text = String.UnicodeScalarView()
    var slots: [Slot] = []
    var rest = annotation.unicodeScalars[...]
    while let open = rest.firstIndex(of: "["), let colon = rest[open...].firstIndex(of: ":"),
      let close = rest[colon...].firstIndex(of: "]")
    {
      text += rest[..<open]
      let value = trimmed(rest[rest.index(after: colon)..<close])
      slots.append(
        Slot(
          type: String(String.UnicodeScalarView(trimmed(rest[rest.index(after: open)..<colon]))),
          start: text.count, end: text.count + value.count))
      text += value
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    return (String(text), slots)
  }

  private static func trimmed(_ scalars: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView
  {
    var scalars = scalars.drop { $0 == " " }
    while scalars.last == " " { scalars.removeLast() }
    return scalars
  }
}
