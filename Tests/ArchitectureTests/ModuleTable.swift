/// Who may import whom: what `modules.txt` says.
struct ModuleTable {
  struct Rule: Equatable {
    var modules: Set<String>
    var packages: Set<String>
  }

  /// A line that cannot be read, or names a module that no line before it declares.
  struct Malformed: Error, Equatable {
    let line: String
    let reason: String
  }

  private(set) var rules: [String: Rule] = [:]

  init(_ text: String) throws(Malformed) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let halves = line.split(separator: ":", omittingEmptySubsequences: false)
      guard halves.count == 2, let name = halves.first else {
        throw Malformed(line: String(line), reason: "expected `module: modules | packages`")
      }
      let sides = halves[1].split(separator: "|", omittingEmptySubsequences: false)
      let words = sides.map { Set($0.split(separator: " ").map(String.init)) }
      let rule = Rule(modules: words[0], packages: words.count > 1 ? words[1] : [])
      for module in rule.modules where rules[module] == nil {
        throw Malformed(line: String(line), reason: "\(module) does not stand before it")
      }
      rules[String(name)] = rule
    }
  }

  /// The modules of ours that a module may import: those it stands on, and what they stand on.
  func importable(by module: String) -> Set<String> {
    guard let rule = rules[module] else { return [] }
    return rule.modules.reduce(into: rule.modules) { $0.formUnion(importable(by: $1)) }
  }
}
