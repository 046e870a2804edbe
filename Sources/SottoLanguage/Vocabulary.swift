import SottoText

/// The names an app's content has, by kind, ready for look-up.
///
/// Built once and immutable: looking a name up takes as many steps as it has words, however many
/// names there are. Names are compared folded (`É` is `e`), without punctuation, and also without
/// what stands in brackets: "Outer Peace (Deluxe Edition)" is found as "outer peace".
public struct Vocabulary: Sendable {
  /// One name and what it names: `song artist album playlist podcastShow audioBook station …`,
  /// spelled as `mediaSearch.mediaType` spells them; `title` for media of any kind.
  public struct Entry: Hashable, Sendable {
    public var kind: String
    public var name: String
    /// How the name sounds, spelled as common words: `mor ning show`. It is found as written, too.
    public var pronunciation: String?

    public init(kind: String, name: String, pronunciation: String? = nil) {
      self.kind = kind
      self.name = name
      self.pronunciation = pronunciation
    }
  }

  /// The names in the order they were given: the most important first.
  public let entries: [Entry]
  /// The kind of each, as fields tell kinds apart.
  let kinds: [EntryKind]
  private var trie = WordTrie()
  /// Finds the names for those who say them in another script; `nil` where nobody needs to.
  let sounds: SoundIndex?
  /// The first entry of each name, by all its letters, whatever spaces are between them.
  private var joined = WordTable()

  /// - Parameters:
  ///   - entries: the most important name first.
  ///   - isHeard: whether names are also found by how they sound in other scripts.
  /// - Complexity: linear in the letters of all names.
  public init(_ entries: [Entry], isHeard: Bool = true) {
    self.init(entries, isHeard: isHeard, isEachFound: false)
  }

  /// - Parameter isEachFound: whether all entries of the same name and kind are found, rather than the
  ///   first of them: a library may have fifty songs "Intro", and the app will tell them apart.
  init(_ entries: [Entry], isHeard: Bool, isEachFound: Bool) {
    self.entries = entries
    kinds = entries.map { EntryKind($0.kind) }
    sounds = isHeard ? SoundIndex(entries.map(\.name)) : nil
    trie.reserve(entries.count * 3)
    for (index, entry) in entries.enumerated() {
      let words = Self.words(of: entry.name)
      insert(words, index, isEachFound)
      if let joined = Self.wordsAroundAmpersands(entry.name) { insert(joined, index, isEachFound) }
      if isHeard { join(entry.name, index) }
      if let short = Self.withoutBrackets(entry.name).map(Self.words), short != words {
        insert(short, index, isEachFound)
      }
      if let heard = entry.pronunciation { insert(Self.words(of: heard), index, isEachFound) }
    }
  }

  private mutating func insert(_ words: [UInt64], _ entry: Int, _ isEachFound: Bool) {
    let kind = entries[entry].kind
    let entries = entries
    trie.insert(words, value: Int32(entry)) { isEachFound || entries[Int($0)].kind != kind }
  }

  private mutating func join(_ name: String, _ entry: Int) {
    var hash: UInt64?
    var scanner = WordScanner(name)
    while let word = scanner.next() { hash = WordHash.of(word.letters, after: hash) }
    if let hash, joined[hash] == nil { joined.set(hash, Int32(entry)) }
  }

  /// The most important entry whose letters have this hash.
  func entry(joined hash: UInt64) -> Int? { joined[hash].map(Int.init) }

  var root: WordTrie.Node { .root }

  func node(after node: WordTrie.Node, word: UInt64) -> WordTrie.Node? { trie.child(node, word) }

  /// The entries named by the words that lead to a node, most important first.
  func entries(at node: WordTrie.Node) -> [Int] {
    var entries: [Int] = []
    trie.forEachValue(at: node) { entries.append(Int($0)) }
    return entries
  }

  /// Of entries with the same name, the first of each kind: a library may have fifty songs "Intro", and
  /// the app will tell them apart.
  func mostImportant(_ entries: [Int]) -> [Int] {
    guard entries.count > 1 else { return entries }
    var found: [Int] = []
    for entry in entries
    where !found.contains(where: { self.entries[$0].kind == self.entries[entry].kind }) {
      found.append(entry)
    }
    return found
  }

  private static func words(of name: String) -> [UInt64] {
    var words: [UInt64] = []
    var scanner = WordScanner(name)
    while let hash = scanner.nextHash() { words.append(hash) }
    return words
  }

  /// What stands in the trie where a name has an “&”, which people say as their word for "and".
  static let ampersand = WordHash.of("&".unicodeScalars.lazy.map(\.value))

  /// `nil` for a name that has no “&” between words.
  private static func wordsAroundAmpersands(_ name: String) -> [UInt64]? {
    guard name.utf8.contains(UInt8(ascii: "&")) else { return nil }
    let parts = name.split(separator: "&").map { words(of: String($0)) }.filter { !$0.isEmpty }
    guard parts.count > 1 else { return nil }
    return Array(parts.joined(separator: [ampersand]))
  }

  private static func withoutBrackets(_ name: String) -> String? {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }) else {
      return nil
    }
    var depth = 0
    var rest = ""
    for character in name {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: if depth == 0 { rest.append(character) }
      }
    }
    return rest
  }
}

/// Of names that are found as they are written alone.
extension Vocabulary: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    let told: [String] = try reader.read()
    let kindsTold = told.map(EntryKind.init)
    let numbers = try reader.plain(Int32.self)
    var entries: [Entry] = []
    var kinds: [EntryKind] = []
    entries.reserveCapacity(numbers.count)
    kinds.reserveCapacity(numbers.count)
    for number in numbers.lazy.map(Int.init) {
      guard told.indices.contains(number) else { throw SnapshotReader.Foreign() }
      entries.append(
        Entry(
          kind: told[number], name: try reader.read(), pronunciation: try reader.read()))
      kinds.append(kindsTold[number])
    }
    self.entries = entries
    self.kinds = kinds
    trie = try reader.read()
    joined = try reader.read()
    sounds = nil
  }

  func write(to writer: inout SnapshotWriter) {
    let told = Set(entries.map(\.kind)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: told.enumerated().map { ($1, Int32($0)) })
    writer.write(told)
    writer.write(plain: entries.compactMap { numbers[$0.kind] })
    for entry in entries {
      writer.write(entry.name)
      writer.write(entry.pronunciation)
    }
    writer.write(trie)
    writer.write(joined)
  }
}
