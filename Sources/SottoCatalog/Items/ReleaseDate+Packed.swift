extension ReleaseDate {
  /// The date as one number that compares as dates do; an unknown month or day is 0.
  var packed: UInt32 { UInt32(clamping: year) << 9 | UInt32(month ?? 0) << 5 | UInt32(day ?? 0) }

  /// `nil` for 0, which stands for no date.
  init?(packed: UInt32) {
    guard packed != 0 else { return nil }
    let month = Int(packed >> 5 & 15)
    let day = Int(packed & 31)
    self.init(
      year: Int(packed >> 9), month: month == 0 ? nil : month, day: day == 0 ? nil : day)
  }
}
