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
  /// - Parameters:
  ///   - data: The table, in UTF-8.
  ///   - defaultKind: The kind of rows that do not say theirs.
  /// - Throws: `CatalogImportError` when there is no header, or it has no identifier, no title or a
  ///   column twice.
  /// - Complexity: O(bytes).
  public static func items(
    of data: Data, defaultKind: CatalogItem.Kind = .song
  ) throws(CatalogImportError) -> CatalogImport {
    var result: Result<RowReader, CatalogImportError> = .failure(.empty)
    data.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      var lines = TSVLines(rest: bytes[...])
      do throws(CatalogImportError) {
        let columns = try columns(of: lines.next())
        let rows = TSVRows(bytes: bytes, columns: columns, defaultKind: defaultKind)
        result = .success(rows.read(lines.parts))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get().result()
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
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
}
