/// Adds number words up as they are said: "two hundred five", 二百五十, "nineteen ninety eight",
/// 一九九八, "bir buçuk".
struct NumberSum {
  /// What powers of ten have closed: the 200 of "two hundred five".
  private var closed = 0.0
  /// What a power of ten to come multiplies.
  private var open = 0.0
  private var last: Double?
  /// Whether two numbers were joined as the halves of a year are, or an hour and its minutes.
  private(set) var hasHalves = false

  var total: Double { closed + open }

  static func isPower(_ value: Double) -> Bool { [10, 100, 1_000, 10_000].contains(value) }

  /// - Returns: false for a word that begins another number.
  mutating func add(_ value: Double) -> Bool {
    guard let last else {
      begin(value)
      return true
    }
    switch value {
    case 0 where closed > 0 && open == 0:
      break  // 一百零五
    case ..<1:
      guard value > 0, last >= 1 else { return append(value, after: last) }
      open += value
    case _ where Self.isPower(value) && open < value && (value > 10 || open < 10):
      multiply(by: value)
    case ..<10 where open >= 20 && open.truncatingRemainder(dividingBy: 10) == 0:
      open += value
    case ..<100 where open == 0:
      open = value
    default:
      return append(value, after: last)
    }
    self.last = value
    return true
  }

  private mutating func begin(_ value: Double) {
    if Self.isPower(value) { closed = value } else { open = value }
    last = value
  }

  private mutating func multiply(by power: Double) {
    if power > closed, closed > 0 {
      closed = (closed + open) * power  // 二十万
    } else {
      closed += max(open, 1) * power
    }
    open = 0
  }

  /// Figures read one by one, and years read in two halves.
  private mutating func append(_ value: Double, after last: Double) -> Bool {
    if value < 10, last < 10 {
      open = open * 10 + value
    } else if closed == 0, (10..<100).contains(open), (10..<100).contains(value) {
      open = open * 100 + value
      hasHalves = true
    } else {
      return false
    }
    self.last = value
    return true
  }
}
