import Intents

/// Changes a tree in a few places, as somebody would who looks for what was not thought of.
struct TreeMutation<Generator: RandomNumberGenerator> {
  private(set) var chance: Generator

  init(_ chance: Generator) { self.chance = chance }

  mutating func mutated(_ value: PlainValue) -> PlainValue {
    var value = value
    for _ in 0..<Int.random(in: 1...3, using: &chance) { value = changedInside(value) }
    return value
  }

  /// Another tree with one change, most of them deep inside.
  private mutating func changedInside(_ value: PlainValue) -> PlainValue {
    guard Int.random(in: 0..<5, using: &chance) > 0 else { return changed(value) }
    switch value {
    case .list(var values):
      guard let place = values.indices.randomElement(using: &chance) else { return changed(value) }
      values[place] = changedInside(values[place])
      return .list(values)
    case .object(var members):
      // In order, or the same chance would meet another member in each process.
      guard let name = members.keys.sorted().randomElement(using: &chance) else {
        return changed(value)
      }
      members[name] = changedInside(members[name] ?? .null)
      return .object(members)
    default: return changed(value)
    }
  }

  private mutating func changed(_ value: PlainValue) -> PlainValue {
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: return Self.oddities.randomElement(using: &chance) ?? .null
    case 1: return nested(value)
    case 2: return .string(longText())
    default: break
    }
    switch value {
    case .list(let values): return .list(values + values.shuffled(using: &chance))
    case .object(var members):
      guard let name = members.keys.sorted().randomElement(using: &chance) else { return .null }
      let member = members.removeValue(forKey: name)
      if Bool.random(using: &chance) { members["\(name)\u{0}"] = member }
      return .object(members)
    case .string(let text): return .string(String(text.shuffled(using: &chance)) + "\u{202E}\u{0}")
    case .integer(let number): return .integer(number ^ 1 << Int.random(in: 0..<64, using: &chance))
    case .number(let number): return .number(-number * 1e300)
    case .bool(let flag): return .integer(flag ? 1 : 0)
    case .null: return .object([:])
    }
  }

  /// As deep as a reader takes, and deeper.
  private mutating func nested(_ value: PlainValue) -> PlainValue {
    (0..<Int.random(in: 1...200, using: &chance)).reduce(value) { inner, level in
      level.isMultiple(of: 2) ? .list([inner]) : .object(["x": inner])
    }
  }

  private mutating func longText() -> String {
    let piece = ["a", "\u{0}", "\u{1B}[2J", "é", "👩‍👩‍👧", "\u{FFFF}", "\""].randomElement(
      using: &chance)
    return String(repeating: piece ?? "", count: 1 << Int.random(in: 0...14, using: &chance))
  }

  private static var oddities: [PlainValue] {
    [
      .null, true, "", "null", [], [:], 0, -1, .integer(.max), .integer(.min), 1e300, -1e300, 0.5,
      .number(.leastNonzeroMagnitude), .number(.infinity), .number(.nan), .number(0x1p63),
      .integer(1 << 53 + 1), [.null], ["": .null],
    ]
  }
}
