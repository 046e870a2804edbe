/// A word for a number and how it joins with its neighbours.
struct NumberWord: Sendable {
  enum Join: Sendable {
    case zero, one, ten, hundred, hundredAlone, scale, first, tenth

    init?(_ name: Substring) {
      switch name {
      case "zero": self = .zero
      case "one": self = .one
      case "ten": self = .ten
      case "hundred": self = .hundred
      case "hundredalone": self = .hundredAlone
      case "scale": self = .scale
      case "first": self = .first
      case "tenth": self = .tenth
      default: return nil
      }
    }
  }

  let value: Int
  let join: Join
  /// Words of different languages are no number.
  let language: Int
  /// Whether it means something else where no other number word is beside it: Turkish "on".
  let needsOthers: Bool

  init(value: Int, join: Join, language: Int, needsOthers: Bool = false) {
    self.value = value
    self.join = join
    self.language = language
    self.needsOthers = needsOthers
  }

  /// Whether the digit behind it belongs to it: "thirty 3".
  var takesOne: Bool { join == .ten && !needsOthers }

  /// Whether a number before it counts hundreds, thousands or millions.
  var multiplies: Bool { join == .hundred || join == .scale }

  var isOrdinal: Bool { join == .first || join == .tenth }
}

/// The longest number at the beginning of some words.
struct SpokenNumber {
  var value = 0
  var isOrdinal = false
  var wordCount = 0

  /// - Parameter words: Number words in a row.
  init?(_ words: [NumberWord]) {
    guard let first = words.first else { return nil }
    var rest = words[...]
    if let year = Self.year(&rest) {
      value = year
    } else {
      value = 0
      rest = words[...]
      var group = Self.belowHundred(&rest) ?? 0
      if rest.count == words.count, first.join != .hundredAlone {
        // "Hundred", "thousand" alone are one of it.
        guard first.join == .hundred || first.join == .scale || first.isOrdinal else { return nil }
        group = first.isOrdinal ? 0 : 1
      }
      while let next = rest.first {
        if next.join == .hundred, group < 100 {
          group *= 100
          rest.removeFirst()
          group += Self.belowHundred(&rest) ?? 0
        } else if next.join == .hundredAlone, group == 0 {
          group = next.value
          rest.removeFirst()
          group += Self.belowHundred(&rest) ?? 0
        } else if next.join == .scale, group < 1000, value == 0 || next.value < 1_000_000 {
          value += group * next.value
          rest.removeFirst()
          group = Self.belowHundred(&rest) ?? 0
        } else {
          break
        }
      }
      value += group
      if let last = rest.first, Self.joins(last, to: value, isFirst: rest.count == words.count) {
        value += last.value
        isOrdinal = true
        rest.removeFirst()
      }
    }
    wordCount = words.count - rest.count
    guard wordCount > 0 else { return nil }
  }

  private static func joins(_ last: NumberWord, to value: Int, isFirst: Bool) -> Bool {
    switch last.join {
    case .first: isFirst || value % 10 == 0 && (value % 100 >= 20 || value % 100 == 0)
    case .tenth: isFirst || value % 100 == 0
    default: false
    }
  }

  private static func belowHundred(_ rest: inout ArraySlice<NumberWord>) -> Int? {
    guard let first = rest.first else { return nil }
    switch first.join {
    case .one, .zero:
      rest.removeFirst()
      return first.value
    case .ten:
      rest.removeFirst()
      guard let one = rest.first, one.join == .one, one.value < 10 else { return first.value }
      rest.removeFirst()
      return first.value + one.value
    default: return nil
    }
  }

  /// "Nineteen seventy eight", "twenty ten", "nineteen zero five".
  private static func year(_ rest: inout ArraySlice<NumberWord>) -> Int? {
    guard let century = belowHundred(&rest), (10...21).contains(century), let next = rest.first
    else { return nil }
    if next.join == .zero {
      guard rest.count > 1, let one = rest.dropFirst().first, one.join == .one, one.value < 10
      else { return nil }
      rest.removeFirst(2)
      return century * 100 + one.value
    }
    guard next.join == .ten || next.join == .one && next.value >= 10 else { return nil }
    return belowHundred(&rest).map { century * 100 + $0 }
  }
}
