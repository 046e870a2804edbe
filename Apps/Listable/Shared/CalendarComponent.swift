import Foundation

/// A task or a note of iCalendar as it is read: what of it nobody takes is not kept, and is remarked upon.
struct CalendarComponent {
  /// VTODO or VJOURNAL.
  let kind: String
  let line: Int
  private var properties: [(line: Int, property: CalendarLine)] = []
  private var remarks: [ImportRemark] = []

  init(kind: String, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// Of each property there may be several, in their order.
  mutating func add(_ property: CalendarLine, line: Int) { properties.append((line, property)) }

  mutating func remark(_ text: String, line: Int) { remarks.append(.init(line: line, text)) }

  /// Takes the first property of a name, where it can be read.
  mutating func take<Value>(_ name: String, _ read: (CalendarLine) -> Value?) -> Value? {
    guard let index = properties.firstIndex(where: { $0.property.name == name }),
      let value = read(properties[index].property)
    else { return nil }
    properties.remove(at: index)
    return value
  }

  mutating func takeText(_ name: String) -> String? { take(name, \.text) }
  mutating func takeDate(_ name: String) -> Date? { take(name, \.date) }

  /// Takes the first text of a property with several; of the others it is said that they are not kept.
  mutating func takeFirst(of name: String) -> String? {
    let line = line(of: name)
    guard let texts = take(name, \.texts) else { return nil }
    for text in texts.dropFirst() { remark("“\(text)” of \(name) is not kept", line: line) }
    return texts.first
  }

  /// Takes a moment. In a zone that nobody here knows it is one of wherever the person is.
  mutating func takeMoment(_ name: String) -> DateComponents? {
    let line = line(of: name)
    guard let (moment, zone) = take(name, { line in line.moment.map { ($0, line.unknownZone) } })
    else { return nil }
    if let zone { remark("the zone “\(zone)” is not known, so the time is local", line: line) }
    return moment
  }

  private func line(of name: String) -> Int {
    properties.first { $0.property.name == name }?.line ?? line
  }

  /// All remarks; nothing is taken after this.
  var allRemarks: [ImportRemark] {
    remarks
      + properties.filter { !Self.administrative.contains($0.property.name) }.map { entry in
        let isRule = entry.property.name == "RRULE"
        let shown = isRule ? "“RRULE:\(entry.property.value)”" : entry.property.name
        return ImportRemark(line: entry.line, "\(shown) is not kept")
      }
  }

  /// What is about the file and not about what it says.
  private static let administrative: Set = [
    "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE", "CLASS", "UID", "COMPLETED",
  ]
}
