import SottoLanguage

extension Router {
  /// Requests of one kind: who has chosen an app for one of them means it for all.
  private static let kinds: [Set<String>] = [
    mediaIntents,
    [
      "INAddTasksIntent", "INCreateTaskListIntent", "INSetTaskAttributeIntent",
      "INDeleteTasksIntent", "INSnoozeTasksIntent", "INSearchForNotebookItemsIntent",
    ],
    noteIntents,
    rideIntents.union(["INListRideOptionsIntent", "INRequestRideIntent"]),
  ]

  private static let noteIntents: Set = ["INCreateNoteIntent", "INAppendToNoteIntent"]

  /// The intents about “my ride”.
  private static let rideIntents: Set = [
    "INGetRideStatusIntent", "INCancelRideIntent", "INSendRideFeedbackIntent",
  ]

  /// The app that the person has chosen for such requests: for this one, else for others of its
  /// kind, where all those choices are the same.
  func chosenApp(for reading: Reading) -> String? {
    guard let intent = reading.intent else { return nil }
    if let chosen = defaults[intent] { return chosen }
    // Notes may be in another app than tasks.
    let isAboutNotes = reading.parameters["itemType"] == .string("note")
    let kind = isAboutNotes ? Self.noteIntents : Self.kinds.first { $0.contains(intent) }
    return kind.flatMap(chosenApp(forAny:))
  }

  private func chosenApp(forAny intents: Set<String>) -> String? {
    let chosen = Set(intents.compactMap { defaults[$0] })
    return chosen.count == 1 ? chosen.first : nil
  }

  /// The app whose ride is meant; `nil` where the request is about none that was booked.
  func rideApp(for reading: Reading) -> String? {
    guard let intent = reading.intent, Self.rideIntents.contains(intent) else { return nil }
    return lastRideApp
  }
}
