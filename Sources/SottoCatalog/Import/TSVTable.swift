import Foundation

/// Reads items from a table of tab-separated values: UTF-8, a line with the columns' names, then a
/// line an item.
///
/// ```
/// id	title	artist	album	genre	year
/// 1	Skyfall	Adele	Skyfall	Pop|Soundtrack	2012
/// ```
///
/// `ImportColumn` has the names; columns with others are passed over. Artists are separated by a
/// comma and a space, other lists by `|`.
public enum TSVTable {
  /// Longer fields are mistakes, or attacks.
  static let longestField = 100_000

  /// - Parameter defaultKind: The kind of rows that do not say theirs.
  /// - Throws: `CatalogImportError` when there is no header, or it has no identifier, no title or a
  ///   column twice.
  /// - Complexity: O(bytes).
  public static func items(
    of data: Data, defaultKind: CatalogItem.Kind = .song
  ) throws(CatalogImportError) -> CatalogImport {
    var readers: [RowReader] = []
    var problem: CatalogImportError?
    data.withUnsafeBytes { bytes in
      // The bytes are only read, and longer there than this call takes.
      nonisolated(unsafe) let bytes = bytes.bindMemory(to: UInt8.self)
      var lines = TSVLines(rest: bytes[...])
      do throws(CatalogImportError) {
        let columns = try columns(of: lines.next())
        readers = Concurrently.map(lines.parts) { part in
          var reader = RowReader(defaultKind: defaultKind, rowCount: part.lines.count)
          read(TSVLines(rest: bytes[part.bytes], number: part.lines.lowerBound), columns, &reader)
          return reader
        }
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return RowReader(joining: readers, defaultKind: defaultKind).result()
  }

  private static func read(
    _ lines: consuming TSVLines, _ columns: [ImportColumn?], _ reader: inout RowReader
  ) {
    var fields: [(column: ImportColumn, text: String)] = []
    while let line = lines.next() {
      if !line.isEmpty { add(line, number: lines.number, columns, &fields, to: &reader) }
    }
  }

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func columns(of line: Bytes?) throws(CatalogImportError) -> [ImportColumn?] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard let line, !line.isEmpty else { throw .empty }
    let text = line.starts(with: byteOrderMark) ? line.dropFirst(byteOrderMark.count) : line
    let header = text.split(separator: .tab, omittingEmptySubsequences: false)
      .map { String(validating: $0, as: UTF8.self) }
    let names = header.compactMap(\.self)
    guard names.count == header.count, text.allSatisfy({ $0 >= .space || $0 == .tab }) else {
      throw .notText
    }
    let columns = names.map { ImportColumn(header: $0) }
    for needed in [ImportColumn.identifier, .title] where !columns.contains(needed) {
      throw .missingColumn(needed.name, among: names)
    }
    for (name, column) in zip(names, columns) where column != nil {
      if names.count(where: { $0 == name }) > 1 { throw .repeatedColumn(name) }
    }
    return columns
  }

  private static func add(
    _ line: Bytes, number: Int, _ columns: [ImportColumn?],
    _ fields: inout [(column: ImportColumn, text: String)], to reader: inout RowReader
  ) {
    let end = line.endIndex
    var (start, column) = (line.startIndex, 0)
    fields.removeAll(keepingCapacity: true)
    while start <= end {
      let stop = line[start...].first(.tab) ?? end
      if column < columns.count, let known = columns[column], start < stop {
        guard let text = text(line[start..<stop], known, number, &reader) else { return }
        fields.append((known, text))
      }
      column += 1
      start = stop + 1
    }
    guard column <= columns.count else {
      return reader.note(
        number, nil, "has \(column) columns instead of \(columns.count), so it is left out")
    }
    reader.add(fields, line: number)
  }

  /// `nil`, and a note, when a field cannot be read.
  private static func text(
    _ bytes: Bytes, _ column: ImportColumn, _ number: Int, _ reader: inout RowReader
  ) -> String? {
    guard bytes.count <= longestField else {
      reader.note(
        number, column, "has \(bytes.count) bytes, more than \(longestField); the row is left out")
      return nil
    }
    let bytes = UnsafeBufferPointer(rebasing: bytes)
    var text = String(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 was mended, and so differs.
    let isText = text.withUTF8 { text in
      guard text.count == bytes.count, let one = text.baseAddress, let other = bytes.baseAddress
      else { return false }
      return memcmp(one, other, bytes.count) == 0
    }
    guard isText else {
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

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
}
