extension ReleaseDate {
  /// The date as one number that compares as dates do; an unknown month or day is 0, and so is one
  /// that no calendar has.
  var packed: UInt32 {
    func part(_ number: Int?, _ most: Int) -> UInt32 {
      number.map { (1...most).contains($0) ? UInt32($0) : 0 } ?? 0
    }
    return part(year, 9999) << 9 | part(month, 12) << 5 | part(day, 31)
  }

  /// `nil` for 0, which stands for no date, and for what no calendar has.
  init?(packed: UInt32) {
    let year = Int(packed >> 9)
    let month = Int(packed >> 5 & 15)
    let day = Int(packed & 31)
    guard (1...9999).contains(year), month <= 12 else { return nil }
    self.init(year: year, month: month == 0 ? nil : month, day: day == 0 ? nil : day)
  }
}
