import Intents
import SottoLanguage

/// What a conversation is about: the things of an app that were last spoken of.
///
/// A later sentence means them by “it” and “the second one”, and by what it leaves out: “add eggs
/// too” names no list.
package struct Topic: Hashable, Sendable {
  package let app: AppProfile
  /// The list that was spoken of.
  let list: PlainValue?
  /// The tasks in the order in which the person was told of them.
  let tasks: [PlainValue]
  /// The tasks that the last answer was about, which “them” means; none where it was about a list.
  let last: [PlainValue]
  /// What was told to choose from by name: kinds of ride, lists, notes.
  let choices: [String]
  /// The ends of the ride that was spoken of, by the names of the intents' properties.
  let ride: [String: PlainValue]
  /// Whether that was of a ride that is under way, which can be cancelled.
  let isOfRideUnderWay: Bool

  /// - Parameters:
  ///   - previous: What the conversation was about before.
  ///   - candidate: What was carried out.
  ///   - response: What the app answered.
  /// - Returns: `nil` where that is nothing a later sentence leaves out.
  package init?(
    after previous: Topic?, _ candidate: Turn.Candidate, _ response: HandlerResponse
  ) {
    app = candidate.app
    let values = candidate.request.values
    let told = Told(response: response.plain, values: values)
    let before = previous.flatMap { $0.app.identifier == candidate.app.identifier ? $0 : nil }
    ride = Dictionary(
      uniqueKeysWithValues: Self.ends.compactMap { end in values[end].map { (end, $0) } })
    choices = told.choices
    isOfRideUnderWay = response.plain["rideStatus"]?.object != nil && !response.isLast
    guard told.isOfNotebook else {
      (list, tasks, last) = (nil, [], [])
      if ride.isEmpty, !isOfRideUnderWay { return nil }
      return
    }
    last = told.isGone || told.isWhole && told.tasks.count != 1 ? [] : told.tasks
    if told.isWhole {
      (list, tasks) = (told.list, told.tasks)
      return
    }
    // Who ticks off one of those that they were told of still means the others by their places.
    let known = before?.tasks ?? []
    let isKnown = told.tasks.allSatisfy { task in known.contains { $0.isSameThing(as: task) } }
    let isSameList = before?.list.map { told.list?.isSameThing(as: $0) ?? isKnown } ?? isKnown
    list = told.list ?? (isSameList ? before?.list : nil)
    if told.isGone {
      tasks = known.filter { task in !told.tasks.contains { $0.isSameThing(as: task) } }
    } else if isKnown, !known.isEmpty {
      tasks = known
    } else {
      tasks = (isSameList ? known : []) + told.tasks
    }
  }

  /// After an app has told of one thing: a reminder for a task of that name.
  ///
  /// - Returns: `nil` where the app takes no requests about tasks.
  package init?(reminder title: String, of app: AppProfile) {
    guard app.intents.contains("INSetTaskAttributeIntent"), !title.isEmpty else { return nil }
    self.app = app
    let task: PlainValue = ["title": .string(title)]
    (list, tasks, last, choices, ride) = (nil, [task], [task], [], [:])
    isOfRideUnderWay = false
  }

  /// After an app has found no such list: who goes on about it would have it made, as “put plums on it”.
  ///
  /// - Returns: `nil` where something else was looked for.
  package init?(missing candidate: Turn.Candidate) {
    let told = Told(response: .null, values: candidate.request.values)
    guard candidate.request.intentName == "INSearchForNotebookItemsIntent", let list = told.sought
    else { return nil }
    (app, self.list) = (candidate.app, list)
    (tasks, last, choices, ride) = ([], [], [], [:])
    isOfRideUnderWay = false
  }

  static let ends = ["pickupLocation", "dropOffLocation"]

  /// What one answer told of lists and tasks.
  private struct Told {
    let response: PlainValue
    let values: PlainValue

    var isOfNotebook: Bool {
      ["taskLists", "tasks", "addedTasks", "modifiedTask", "snoozedTasks", "deletedTasks"]
        .contains { response[$0] != nil } || list != nil
    }

    /// Whether the person was shown all that the app has of it.
    var isWhole: Bool { response["taskLists"] != nil || response["tasks"] != nil }

    var isGone: Bool { response["deletedTasks"] != nil }

    var list: PlainValue? {
      if let found = response["taskLists"]?.list {
        return found.isEmpty ? sought : found.count == 1 ? found[0] : nil
      }
      // A list that was deleted is spoken of no more.
      if isGone, values["tasks"] == nil, values["all"] != true { return nil }
      return response["modifiedTaskList"] ?? response["createdTaskList"]
        ?? values["targetTaskList"] ?? values["taskList"]
    }

    /// The list that was looked for.
    var sought: PlainValue? {
      values["itemType"] == "taskList" ? values["title"].map { ["title": $0] } : nil
    }

    var choices: [String] {
      let found = ["rideOptions", "taskLists", "notes"].compactMap { response[$0]?.list }
        .first { $0.count > 1 }
      return (found ?? []).map(\.spokenName)
    }

    var tasks: [PlainValue] {
      if let found = response["taskLists"]?.list {
        return found.count == 1 ? found[0]["tasks"]?.list ?? [] : []
      }
      let told = ["tasks", "addedTasks", "snoozedTasks", "deletedTasks"]
        .compactMap { response[$0]?.list }.first
      return told ?? response["modifiedTask"].map { [$0] } ?? []
    }
  }
}

extension PlainValue {
  /// Whether both are the same list or task: by the app's identifier, where it gives one, else by name.
  func isSameThing(as other: PlainValue) -> Bool {
    guard let mine = self["identifier"]?.string, let its = other["identifier"]?.string else {
      return spokenName == other.spokenName
    }
    return mine == its
  }
}
