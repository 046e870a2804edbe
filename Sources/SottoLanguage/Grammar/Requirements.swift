/// What each part of a grammar needs of a sentence: "{name} by {name}" needs a "by".
///
/// Laid out to be followed from what a sentence has up to the patterns it may match: a language has
/// thousands of parts, and a sentence has the words of a few.
struct Requirements: Sendable {
  /// How many of its parts must turn out to be possible before a part is; 0 for parts that any
  /// sentence may match.
  private(set) var missing: [UInt8] = []
  /// The parts that each is a part of.
  private var owners = Index()
  /// The parts that name each word and list of the lexicon, and those for other things.
  private(set) var words = Index()
  private(set) var lists = Index()
  private(set) var numbers: [Int32] = []
  private(set) var apps: [Int32] = []
  private(set) var choices: [Int32] = []
  /// The parts that a name of a vocabulary must be there for, with their fields.
  private(set) var names: [Index.Pair] = []

  init() {}

  init(_ grammar: Grammar) {
    missing = grammar.nodes.map(Self.needs)
    var ownerPairs: [Index.Pair] = []
    var wordPairs: [Index.Pair] = []
    var listPairs: [Index.Pair] = []
    var free: [Int32] = []
    for (place, node) in grammar.nodes.enumerated() {
      let place = Int32(place)
      switch node {
      case .word(let word): wordPairs.append((word, place))
      case .phrase(_, let list): listPairs.append((list, place))
      case .number, .range: numbers.append(place)
      case .app: apps.append(place)
      case .choiceName: choices.append(place)
      case .text(let field, _, .vocabulary) where field >= 0: names.append((field, place))
      case .anyWord, .text, .constant, .optional: free.append(place)
      case .capture(_, _, let part): ownerPairs.append((part, place))
      case .rule(let rule): ownerPairs.append((grammar.rules[Int(rule)], place))
      case .choice(let start, let end), .sequence(let start, let end):
        if start == end { free.append(place) }
        for child in start..<end { ownerPairs.append((grammar.children[Int(child)], place)) }
      }
    }
    owners = Index(ownerPairs, count: grammar.nodes.count)
    words = Index(wordPairs, count: grammar.lexicon.wordCount)
    lists = Index(listPairs, count: grammar.lexicon.listCount)
    var open = missing
    open.withUnsafeMutableBufferPointer { for part in free { meet(part, $0) } }
    missing = open
  }

  private static func needs(_ node: Node) -> UInt8 {
    if case .sequence(let start, let end) = node { return UInt8(clamping: max(1, end - start)) }
    return 1
  }

  /// Counts one need of a part as met, and where that was the last, one of what it is a part of.
  ///
  /// - Parameter missing: how many needs of each part are not met yet.
  func meet(_ part: Int32, _ missing: UnsafeMutableBufferPointer<UInt8>) {
    let place = Int(part)
    guard missing[place] > 0 else { return }
    missing[place] -= 1
    guard missing[place] == 0 else { return }
    for owner in owners.places(part) { meet(owners.parts[owner], missing) }
  }
}

extension Requirements {
  /// The parts that belong to each of many things, in one array.
  struct Index: Sendable {
    typealias Pair = (thing: Int32, part: Int32)

    private var starts: [Int32] = [0]
    private(set) var parts: [Int32] = []

    init() {}

    /// - Parameter count: how many things there are; their numbers are below.
    init(_ pairs: [Pair], count: Int) {
      starts = [Int32](repeating: 0, count: count + 1)
      for pair in pairs { starts[Int(pair.thing) + 1] += 1 }
      for thing in 0..<count { starts[thing + 1] += starts[thing] }
      var next = starts
      parts = [Int32](repeating: 0, count: pairs.count)
      for pair in pairs {
        parts[Int(next[Int(pair.thing)])] = pair.part
        next[Int(pair.thing)] += 1
      }
    }

    /// Where a thing's parts lie among all.
    func places(_ thing: Int32) -> Range<Int> {
      Int(starts[Int(thing)])..<Int(starts[Int(thing) + 1])
    }

    subscript(thing: Int32) -> ArraySlice<Int32> { parts[places(thing)] }
  }
}

extension Requirements: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    missing = try reader.plain()
    owners = try reader.read()
    words = try reader.read()
    lists = try reader.read()
    numbers = try reader.plain()
    apps = try reader.plain()
    choices = try reader.plain()
    names = try reader.plain()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plain: missing)
    writer.write(owners)
    writer.write(words)
    writer.write(lists)
    writer.write(plain: numbers)
    writer.write(plain: apps)
    writer.write(plain: choices)
    writer.write(plain: names)
  }
}

extension Requirements.Index: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    starts = try reader.plain()
    parts = try reader.plain()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plain: starts)
    writer.write(plain: parts)
  }
}
