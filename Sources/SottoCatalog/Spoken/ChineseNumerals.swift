/// Chinese numerals that are numbers, in digits: 第十集 is 第10集, 三百六十五里路 is 365里路.
enum ChineseNumerals {
  static func written(_ text: String) -> String {
    var output = ""
    var number: [Character] = []
    var previous: Character?
    func flush(before next: Character?) {
      defer { number = [] }
      guard !number.isEmpty else { return }
      let isCounted = previous == "第" || next.map { counters.contains($0) } ?? false
      // A numeral of several signs with a ten among them counts by itself: 三百六十五.
      let isNumber =
        number.count > 1 && number.first.map { digits[$0] != nil || $0 == "十" } ?? false
        && number.contains { units[$0] != nil }
      if isCounted || isNumber, let value = value(of: number) {
        output += String(value)
      } else {
        output += number
      }
    }
    for character in text {
      if digits[character] != nil || units[character] != nil {
        number.append(character)
      } else {
        flush(before: character)
        output.append(character)
        previous = character
      }
    }
    flush(before: nil)
    return output
  }

  private static func value(of number: [Character]) -> Int? {
    var total = 0
    var digit: Int?
    for character in number {
      if let next = digits[character] {
        digit = (digit ?? 0) * 10 + next
      } else if let unit = units[character] {
        total += (digit ?? 1) * unit
        digit = nil
      }
      guard total + (digit ?? 0) < 1_000_000 else { return nil }
    }
    return total + (digit ?? 0)
  }

  private static let digits: [Character: Int] = [
    "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8,
    "九": 9,
  ]
  private static let units: [Character: Int] = ["十": 10, "百": 100, "千": 1000]
  private static let counters: Set<Character> = ["集", "季", "期", "章", "回", "话", "話", "部", "卷", "页"]
}
