/// An enumeration or an option set with fixed raw values.
struct Enumeration {
  let name: String
  let summary: String

  /// The cases with their raw values, in the order of declaration.
  let cases: [Case]

  /// Whether values combine; raw values are then bits.
  let isOptionSet: Bool

  struct Case {
    let name: String
    let rawValue: Int
  }

  /// An enumeration whose cases count up from `first`.
  init(_ name: String, _ summary: String, from first: Int = 0, _ cases: String) {
    self.name = name
    self.summary = summary
    isOptionSet = false
    self.cases = cases.split(separator: " ").enumerated().map {
      Case(name: String($0.element), rawValue: first + $0.offset)
    }
  }

  /// An enumeration with gaps between its raw values.
  init(_ name: String, _ summary: String, cases: KeyValuePairs<String, Int>) {
    self.name = name
    self.summary = summary
    isOptionSet = false
    self.cases = cases.map { Case(name: $0.key, rawValue: $0.value) }
  }

  /// An option set whose options are the bits from the lowest up.
  init(_ name: String, _ summary: String, options: String) {
    self.name = name
    self.summary = summary
    isOptionSet = true
    cases = options.split(separator: " ").enumerated().map {
      Case(name: String($0.element), rawValue: 1 << $0.offset)
    }
  }

  /// The value of a property that was not said.
  var standard: String {
    if isOptionSet { return "[]" }
    let zero = cases.first { $0.rawValue == 0 } ?? cases[0]
    return ".\(zero.name)"
  }
}
