/// How something repeats: every second week, on Mondays and Fridays.
@available(iOS 11.0, *)
open class INRecurrenceRule: PlainObject, @unchecked Sendable {
  /// How many units of `frequency` lie between two occurrences; 1 means each.
  open package(set) var interval: Int

  /// The unit in which the rule counts.
  open package(set) var frequency: INRecurrenceFrequency

  /// The days of the week on which it occurs; none when the rule does not name days.
  @available(iOS 14.0, *)
  open package(set) var weeklyRecurrenceDays: INDayOfWeekOptions

  /// Makes a rule that repeats every `interval` units, on the days named.
  @available(iOS 14.0, *)
  public init(
    interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = []
  ) {
    self.interval = interval
    self.frequency = frequency
    self.weeklyRecurrenceDays = weeklyRecurrenceDays
    super.init(reader: .empty)
  }

  /// Makes a rule that repeats every `interval` units.
  public convenience init(interval: Int, frequency: INRecurrenceFrequency) {
    self.init(interval: interval, frequency: frequency, weeklyRecurrenceDays: [])
  }

  public required init(reader: PlainReader) {
    interval = reader.value("interval", default: 1)
    frequency = reader.value("frequency", default: .unknown)
    weeklyRecurrenceDays = reader.value("days", default: [])
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(interval, as: "interval")
    writer.write(frequency, as: "frequency")
    writer.write(weeklyRecurrenceDays, as: "days")
  }

  /// "daily" for the simple rules, an object for the others.
  package override var plain: PlainValue {
    interval == 1 && weeklyRecurrenceDays.isEmpty && frequency != .unknown
      ? frequency.plain : super.plain
  }

  package override class func members(of plain: PlainValue) throws -> [String: PlainValue] {
    plain.string == nil ? try super.members(of: plain) : ["frequency": plain]
  }
}
