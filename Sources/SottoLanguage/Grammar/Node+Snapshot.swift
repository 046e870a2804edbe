extension Node {
  /// A kind with up to three numbers: how a compiled file holds a node.
  struct Plain: BitwiseCopyable {
    var kind: Int32
    var first: Int32 = 0
    var second: Int32 = 0
    var third: Int32 = 0
  }

  init(_ plain: Plain) throws(SnapshotReader.Foreign) {
    let (first, second, third) = (plain.first, plain.second, plain.third)
    switch plain.kind {
    case 1: self = .word(first)
    case 2: self = .anyWord(isOwn: first != 0)
    case 3: self = .sequence(start: first, end: second)
    case 4: self = .choice(start: first, end: second)
    case 5: self = .optional(first)
    case 6: self = .rule(first)
    case 7: self = .constant(first)
    case 8: self = .phrase(field: first, list: second)
    case 9:
      guard Self.numbers.indices.contains(Int(second)) else { throw SnapshotReader.Foreign() }
      self = .number(field: first, Self.numbers[Int(second)], negative: third != 0)
    case 10:
      guard let certainty = Certainty(rawValue: third) else { throw SnapshotReader.Foreign() }
      self = .text(field: first, form: second, certainty)
    case 11: self = .capture(field: first, form: second, third)
    case 12: self = .app
    case 13: self = .choiceName(field: first)
    case 14: self = .range(field: first, from: second, to: third)
    default: throw SnapshotReader.Foreign()
    }
  }

  var plain: Plain {
    switch self {
    case .word(let word): Plain(kind: 1, first: word)
    case .anyWord(let isOwn): Plain(kind: 2, first: isOwn ? 1 : 0)
    case .sequence(let start, let end): Plain(kind: 3, first: start, second: end)
    case .choice(let start, let end): Plain(kind: 4, first: start, second: end)
    case .optional(let part): Plain(kind: 5, first: part)
    case .rule(let rule): Plain(kind: 6, first: rule)
    case .constant(let constant): Plain(kind: 7, first: constant)
    case .phrase(let field, let list): Plain(kind: 8, first: field, second: list)
    case .number(let field, let kind, let negative):
      Plain(
        kind: 9, first: field, second: Int32(Self.numbers.firstIndex(of: kind) ?? -1),
        third: negative ? 1 : 0)
    case .text(let field, let form, let certainty):
      Plain(kind: 10, first: field, second: form, third: certainty.rawValue)
    case .capture(let field, let form, let part):
      Plain(kind: 11, first: field, second: form, third: part)
    case .app: Plain(kind: 12)
    case .choiceName(let field): Plain(kind: 13, first: field)
    case .range(let field, let from, let to):
      Plain(kind: 14, first: field, second: from, third: to)
    }
  }

  private static let numbers = NumberKind.allCases
}
