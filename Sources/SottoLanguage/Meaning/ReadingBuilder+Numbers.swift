import Foundation

/// What numbers and years stand for.
extension ReadingBuilder {
  /// What words stand for in a field: a year is text, and an ordinal that is counted from the
  /// end needs to know how many choices there are.
  func constant(_ value: Reading.Value, _ field: Int32) -> Reading.Value {
    if case .object(let years) = value { return .object(years.mapValues(countedYear)) }
    guard case .number(let number) = value, field >= 0 else { return value }
    let isCounted = number < 0 && grammar.fields[Int(field)].name == "ordinal"
    guard isCounted else { return self.number(number, field) }
    return .number(Double(analysis.surroundings.question?.choices.count ?? 0) + 1 + number)
  }

  /// `year-1` counts from the year it is.
  private func countedYear(_ value: Reading.Value) -> Reading.Value {
    guard case .string(let text) = value, text.hasPrefix("year") else { return value }
    let calendar = SaidTime.calendar(in: analysis.surroundings.timeZone)
    let now = calendar.component(.year, from: analysis.surroundings.now)
    return .string(String(now + (Int(text.dropFirst("year".count)) ?? 0)))
  }

  func number(_ value: Double, _ field: Int32) -> Reading.Value {
    guard field >= 0, grammar.fields[Int(field)].isYear else { return .number(value) }
    let year = Reading.Value.string(String(Int(value)))
    return grammar.fields[Int(field)].name == "releaseDate"
      ? .object(["start": year, "end": year]) : year
  }
}
