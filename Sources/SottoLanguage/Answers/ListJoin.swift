/// How a language joins the items of a list: "A, B or C".
struct ListJoin: Sendable {
  private let separator: String
  private let last: String

  /// Two texts in quotes: what stands between items, and before the last one.
  init?(_ text: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 5 else { return nil }
    separator = String(parts[1])
    last = String(parts[3])
  }

  func joined(_ items: [String]) -> String {
    guard let final = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: separator) + last + final
  }
}

extension ListJoin: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    separator = try reader.read()
    last = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(separator)
    writer.write(last)
  }
}
