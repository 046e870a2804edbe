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
  /// - Throws: `CatalogImportError` when there is no header or it lacks an identifier or a title.
  /// - Complexity: O(bytes).
  public static func items(
    of data: Data, defaultKind: CatalogItem.Kind = .song
  ) throws(CatalogImportError) -> CatalogImport {
    var reader = RowReader(defaultKind: defaultKind)
    var problem: CatalogImportError?
    data.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      var lines = Lines(rest: bytes[...])
      do throws(CatalogImportError) {
        let columns = try columns(of: lines.next())
        while let line = lines.next() {
          if !line.isEmpty { add(line, number: lines.number, columns, to: &reader) }
        }
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return reader.result
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private struct Lines {
    var rest: Bytes?
    var number = 0

    init(rest: Bytes) { self.rest = rest }

    /// The next line without its end.
    mutating func next() -> Bytes? {
      guard let text = rest else { return nil }
      number += 1
      let end = text.firstIndex(of: UInt8(ascii: "\n"))
      rest = end.map { text[($0 + 1)...] }
      let line = text[..<(end ?? text.endIndex)]
      return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
  }

  private static func columns(of line: Bytes?) throws(CatalogImportError) -> [ImportColumn?] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard let line, !line.isEmpty else { throw .empty }
    let text = line.starts(with: byteOrderMark) ? line.dropFirst(byteOrderMark.count) : line
    let header = text.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let columns = header.map { ImportColumn(header: $0) }
    for needed in [ImportColumn.identifier, .title] where !columns.contains(needed) {
      throw .missingColumn(needed.rawValue, among: header)
    }
    return columns
  }

  private static func add(
    _ line: Bytes, number: Int, _ columns: [ImportColumn?], to reader: inout RowReader
  ) {
    let texts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard texts.count <= columns.count else {
      return reader.note(
        number, nil, "has \(texts.count) columns instead of \(columns.count), so it is left out")
    }
    var fields: [(column: ImportColumn, text: String)] = []
    fields.reserveCapacity(columns.count)
    for (column, bytes) in zip(columns, texts) {
      guard let column, !bytes.isEmpty else { continue }
      guard bytes.count <= longestField else {
        return reader.note(
          number, column, "has \(bytes.count) bytes, more than \(longestField); the row is left out"
        )
      }
      guard !bytes.contains(0),
        let text = String(validating: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
      else {
        return reader.note(number, column, "is no UTF-8 text, so the row is left out")
      }
      fields.append((column, text))
    }
    reader.add(fields, line: number)
  }
}
