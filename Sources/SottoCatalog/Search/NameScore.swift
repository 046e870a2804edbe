/// How well one name agrees with one that was said.
struct NameScore: Comparable, Sendable {
  /// 0 to 1.
  var value: Double
  var match: NameMatch

  static let none = NameScore(value: 0, match: .near)

  static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  /// The score after a change that lies between the name and what is compared.
  func after(_ change: NameForm.Change) -> NameScore {
    let cost = match == .near ? change.nearCost : change.cost
    return NameScore(value: value * (1 - cost), match: max(match, change.match))
  }
}

extension NameForm.Change {
  /// What a form can be worth.
  var most: Double { 1 - cost }

  /// What a form loses against the whole name: little, as it only orders what is equal otherwise.
  var cost: Double {
    switch self {
    case .none: 0
    case .heard: 0.001
    case .inFull, .together: 0.005
    case .undecorated: 0.01
    case .part: 0.015
    case .otherPerformance, .alias, .loanword: 0.02
    case .withoutKindWord: 0.03
    case .shortened, .half: 0.04
    }
  }

  /// What it loses when it is only near: who slips, slips on whole names more often than on parts.
  fileprivate var nearCost: Double {
    switch self {
    case .none, .heard, .inFull, .together: cost
    case .undecorated, .otherPerformance: 0.015
    case .part: 0.065
    case .alias, .loanword, .withoutKindWord: 0.046
    case .shortened, .half: 0.075
    }
  }

  fileprivate var match: NameMatch {
    switch self {
    case .none, .heard, .inFull, .together: .exact
    case .undecorated, .otherPerformance, .shortened: .undecorated
    case .alias, .part, .half: .alias
    case .withoutKindWord: .withoutTypeWord
    case .loanword: .otherScript
    }
  }
}
