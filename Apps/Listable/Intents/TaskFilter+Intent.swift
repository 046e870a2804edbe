import Foundation
import Intents
import ListableShared

extension TaskFilter {
  init(_ intent: INSearchForNotebookItemsIntent) {
    self.init()
    title = intent.title?.spokenPhrase ?? intent.content
    isCompleted = intent.status == .unknown ? nil : intent.status == .completed
    isFlagged = intent.taskPriority == .unknown ? nil : intent.taskPriority == .flagged
    place = intent.location?.name
    if let range = intent.dateTime?.interval(in: .current) {
      let kind: DateKind =
        switch intent.dateSearchType {
        case .byCreatedDate: .created
        case .byModifiedDate: .modified
        default: .due
        }
      dates = (kind, range)
    }
    let types = intent.temporalEventTriggerTypes
    if types == .notScheduled { hasTime = false }
    if types == .scheduledRecurring { isRepeated = true }
    if types == .scheduledNonRecurring { (hasTime, isRepeated) = (true, false) }
  }
}

extension INDateComponentsRange {
  /// From the start to the end; what has no end is the day, the hour or the minute it names.
  fileprivate func interval(in calendar: Calendar) -> DateInterval? {
    guard let components = startDateComponents, let start = calendar.date(from: components) else {
      return nil
    }
    if let end = endDateComponents.flatMap(calendar.date(from:)), end > start {
      return DateInterval(start: start, end: end)
    }
    let unit: Calendar.Component =
      components.minute != nil ? .minute : components.hour != nil ? .hour : .day
    return calendar.dateInterval(of: unit, for: start)
  }
}
