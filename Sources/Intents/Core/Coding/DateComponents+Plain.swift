import Foundation

/// Dates are said in parts: a year, a day, a day with a time. Those are written as ISO 8601 writes
/// them ("1990", "2026-11-21", "2026-11-21T17:00", local time); other parts as an object.
///
/// What names no calendar or zone is read as people mean it: in the Gregorian calendar, where they are. So
/// `date` of what an app gets is a moment; and what is read so is written as it was.
extension DateComponents: PlainCodable {
  package var plain: PlainValue { asSaid.exactPlain }

  package static func decode(_ plain: PlainValue) throws -> DateComponents {
    var components = try DateComponents(exactly: plain)
    let zone = components.timeZone ?? SpokenTimeZone.current
    var calendar = components.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    (components.calendar, components.timeZone) = (calendar, zone)
    return components
  }

  /// Without the calendar and the zone, where these are the ones in which it would be read.
  private var asSaid: DateComponents {
    let zone = timeZone ?? calendar?.timeZone
    guard zone == nil || zone?.identifier == SpokenTimeZone.current.identifier,
      calendar == nil || calendar?.identifier == .gregorian
    else {
      var components = self
      components.timeZone = zone
      return components
    }
    var components = self
    (components.calendar, components.timeZone) = (nil, nil)
    return components
  }
}

/// As they are: parts without a calendar and a zone mean any.
extension DateComponents {
  package var exactPlain: PlainValue {
    if let text = isoText { return .string(text) }
    var writer = PlainWriter()
    for (name, part) in Self.parts { writer.write(self[keyPath: part], as: name) }
    writer.write(timeZone?.identifier, as: "timeZone")
    writer.write(calendar.map { "\($0.identifier)" }, as: "calendar")
    return .object(writer.members)
  }

  package init(exactly plain: PlainValue) throws {
    if let text = plain.string {
      guard let components = DateComponents(isoText: text) else {
        throw PlainDecodingError(
          expected: "a date such as 1990, 2026-11-21 or 2026-11-21T17:00", found: plain)
      }
      self = components
      return
    }
    guard let members = plain.object else {
      throw PlainDecodingError(expected: "a date", found: plain)
    }
    self.init()
    for (name, part) in Self.parts {
      guard let value = members[name] else { continue }
      self[keyPath: part] = try PlainDecodingError.inside(name) {
        let number = try Int.decode(value)
        guard Self.bound.contains(number) else {
          throw PlainDecodingError(
            expected: "a number from \(Self.bound.lowerBound) to \(Self.bound.upperBound)",
            found: value)
        }
        return number
      }
    }
    calendar = members["calendar"]?.string.flatMap(Calendar.init(plainName:))
    timeZone = members["timeZone"]?.string.flatMap(TimeZone.init(identifier:))
  }

  /// Parts of a span count beyond the next, as 90 minutes do; a billion seconds are thirty years.
  private static let bound = -1_000_000_000...1_000_000_000

  private static var parts: [(String, WritableKeyPath<DateComponents, Int?>)] {
    isoParts + [
      ("era", \.era), ("quarter", \.quarter), ("nanosecond", \.nanosecond),
      ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal),
      ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear),
      ("yearForWeekOfYear", \.yearForWeekOfYear),
    ]
  }

  private static var isoParts: [(String, WritableKeyPath<DateComponents, Int?>)] {
    [
      ("year", \.year), ("month", \.month), ("day", \.day),
      ("hour", \.hour), ("minute", \.minute), ("second", \.second),
    ]
  }

  /// Year, day, or day with time; `nil` when other parts are set.
  private var isoText: String? {
    guard let year, 0...9999 ~= year else { return nil }
    func text(_ value: Int, _ digits: Int = 2) -> String {
      String(repeating: "0", count: max(0, digits - "\(value)".count)) + "\(value)"
    }
    var kept = DateComponents(year: year)
    var result = text(year, 4)
    if let month {
      kept.month = month
      result += "-" + text(month)
      if let day {
        kept.day = day
        result += "-" + text(day)
        if let hour, let minute {
          (kept.hour, kept.minute) = (hour, minute)
          result += "T" + text(hour) + ":" + text(minute)
          if let second {
            kept.second = second
            result += ":" + text(second)
          }
        }
      }
    }
    return kept == self ? result : nil
  }

  private init?(isoText text: String) {
    let pattern = /(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?)?)?/
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    self.init(
      year: Int(match.1), month: match.2.flatMap { Int($0) }, day: match.3.flatMap { Int($0) },
      hour: match.4.flatMap { Int($0) }, minute: match.5.flatMap { Int($0) },
      second: match.6.flatMap { Int($0) })
  }
}

extension Calendar {
  /// The calendar that a plain tree names, "gregorian" for one.
  fileprivate init?(plainName name: String) {
    let known: [Calendar.Identifier] = [
      .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew,
      .iso8601, .indian, .islamic, .islamicCivil, .japanese, .persian, .republicOfChina,
      .islamicTabular, .islamicUmmAlQura,
    ]
    guard let identifier = known.first(where: { "\($0)" == name }) else { return nil }
    self.init(identifier: identifier)
  }
}
