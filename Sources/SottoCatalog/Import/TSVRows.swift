import Foundation

/// Reads the rows of a table whose columns are known.
struct TSVRows {
  let bytes: UnsafeBufferPointer<UInt8>
  /// What each column is; `nil` of those that are passed over.
  let columns: [ImportColumn?]
  let defaultKind: CatalogItem.Kind

  /// Longer fields are mistakes, or attacks.
  static let longestField = 100_000

  /// Reads each part by itself. Its items go to their place in one array at once, as moving a million
  /// of them takes as long as reading them.
  func read(_ parts: [TSVLines.Part]) -> RowReader {
    // What is read from does not change, and is there longer than this call takes.
    nonisolated(unsafe) let rows = self
    let first = parts.first?.lines.lowerBound ?? 0
    let lineCount = (parts.last?.lines.upperBound ?? 0) - first
    var readers: [(notes: RowReader, count: Int)] = []
    let items = [CatalogItem](unsafeUninitializedCapacity: lineCount) { items, count in
      guard let start = items.baseAddress else { return }
      LargePages.use(for: UnsafeRawBufferPointer(items))
      // Each part has as many places of its own as lines.
      nonisolated(unsafe) let places = start
      readers = Concurrently.map(parts) { part in
        rows.read(part, to: places + (part.lines.lowerBound - first))
      }
      for (part, reader) in zip(parts, readers) {
        let made = start + (part.lines.lowerBound - first)
        if made != start + count { (start + count).moveInitialize(from: made, count: reader.count) }
        count += reader.count
      }
    }
    return RowReader(joining: readers.map(\.notes), items: items, defaultKind: defaultKind)
  }

  /// Fills places with the items of a part.
  ///
  /// - Returns: What was noted, and how many items were made.
  private func read(
    _ part: TSVLines.Part, to places: UnsafeMutablePointer<CatalogItem>
  ) -> (notes: RowReader, count: Int) {
    var reader = RowReader(defaultKind: defaultKind)
    var fields: [(column: ImportColumn, text: String)] = []
    var lines = TSVLines(rest: bytes[part.bytes], number: part.lines.lowerBound)
    var count = 0
    while let line = lines.next() {
      guard !line.isEmpty, read(line, number: lines.number, to: &fields, &reader),
        let item = reader.item(of: fields, line: lines.number)
      else { continue }
      (places + count).initialize(to: item)
      count += 1
    }
    return (reader, count)
  }

  /// Whether the fields of a line could be read; a note says why not.
  private func read(
    _ line: TSVTable.Bytes, number: Int, to fields: inout [(column: ImportColumn, text: String)],
    _ reader: inout RowReader
  ) -> Bool {
    let end = line.endIndex
    var (start, column) = (line.startIndex, 0)
    fields.removeAll(keepingCapacity: true)
    while start <= end {
      let stop = line[start...].first(.tab) ?? end
      if column < columns.count, let known = columns[column], start < stop {
        guard let text = text(line[start..<stop], known, number, &reader) else { return false }
        fields.append((known, text))
      }
      column += 1
      start = stop + 1
    }
    if column > columns.count {
      reader.note(
        number, nil, "has \(column) columns instead of \(columns.count), so it is left out")
    }
    return column <= columns.count
  }

  /// `nil`, and a note, when a field cannot be read.
  private func text(
    _ bytes: TSVTable.Bytes, _ column: ImportColumn, _ number: Int, _ reader: inout RowReader
  ) -> String? {
    guard bytes.count <= Self.longestField else {
      reader.note(
        number, column,
        "has \(bytes.count) bytes, more than \(Self.longestField); the row is left out")
      return nil
    }
    let bytes = UnsafeBufferPointer(rebasing: bytes)
    var text = String(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 was mended, and so differs.
    guard text.withUTF8({ $0.hasSameBytes(as: bytes) }) else {
      reader.note(number, column, "is no UTF-8 text, so the row is left out")
      return nil
    }
    guard !bytes.contains(0) else {
      reader.note(number, column, "has a zero byte, so the row is left out")
      return nil
    }
    return text
  }
}
