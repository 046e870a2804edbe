import Foundation
import Intents

extension ListedTask {
  /// The task as SiriKit knows it.
  ///
  /// - Parameter list: The name of its list, to tell it from another of its title.
  package func intentTask(on list: String? = nil) -> INTask {
    INTask(
      title: INSpeakableString(spokenPhrase: list.map { "\(title) (\($0))" } ?? title),
      status: isCompleted ? .completed : .notCompleted, taskType: .completable,
      spatialEventTrigger: place?.trigger, temporalEventTrigger: due?.trigger,
      createdDateComponents: created.components, modifiedDateComponents: modified.components,
      identifier: id, priority: isFlagged ? .flagged : .notFlagged)
  }
}

extension NamedList {
  package func intentList(_ tasks: [ListedTask]) -> INTaskList {
    INTaskList(
      title: INSpeakableString(spokenPhrase: title), tasks: tasks.map { $0.intentTask() },
      groupName: nil, createdDateComponents: created.components,
      modifiedDateComponents: modified.components, identifier: id)
  }
}

extension Note {
  package var intentNote: INNote {
    INNote(
      title: INSpeakableString(spokenPhrase: title), contents: [INTextNoteContent(text: text)],
      groupName: nil, createdDateComponents: created.components,
      modifiedDateComponents: modified.components, identifier: id)
  }
}

extension ListedTask.Place {
  package init(_ trigger: INSpatialEventTrigger) {
    self.init(name: trigger.placemark.name ?? "", isOnLeaving: trigger.event == .depart)
  }

  fileprivate var trigger: INSpatialEventTrigger {
    INSpatialEventTrigger(
      placemark: CLPlacemark(
        location: CLLocation(latitude: 0, longitude: 0), name: name, postalAddress: nil),
      event: isOnLeaving ? .depart : .arrive)
  }
}

extension Date {
  fileprivate var components: DateComponents {
    Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self)
  }
}
