/// Reads the texts of items. A long one that several have, or one has several times, is once in memory, as
/// in the index: else a small file could fill it all.
struct SharedTexts {
  private let strings: ListColumn<UInt8>
  private var long: [Int: String] = [:]

  /// - Parameter strings: The table of an index.
  init(_ strings: ListColumn<UInt8>) { self.strings = strings }

  /// A text by its number; empty when there is none.
  subscript(number: Int) -> String {
    mutating get {
      let bytes = strings[number]
      guard bytes.count > Self.shortest else { return String(decoding: bytes, as: UTF8.self) }
      if let known = long[number] { return known }
      let text = String(decoding: bytes, as: UTF8.self)
      long[number] = text
      return text
    }
  }

  /// Shorter ones are made anew sooner than they are found; hardly a name is longer.
  private static let shortest = 128
}
