import Foundation
import HopDispatchAPI
import HopShared
import Intents
import SottoAppSupport

/// A task on the person's list that reminds them of a ride booked for later: another app's affair, which Hop
/// asks for where they allow that. Whatever comes of it, the ride is as it is.
struct RideReminder {
  private let title: INSpeakableString
  private let due: DateComponents

  /// How long before the car comes, in seconds.
  private static let lead = 15.0 * 60

  /// - Returns: `nil` for a ride at once, or so soon that nobody forgets it.
  init?(_ ride: Ride) {
    guard let scheduled = ride.scheduled, scheduled - Self.lead > .now else { return nil }
    let calendar = Calendar.current
    let at = calendar.dateComponents([.hour, .minute], from: scheduled)
    let time = String(format: "%02d:%02d", at.hour ?? 0, at.minute ?? 0)
    title = INSpeakableString(spokenPhrase: "Hop: \(ride.dropOff.name), \(time)")
    due = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: scheduled - Self.lead)
  }

  /// Puts it on the list. The person may have to be asked first, which the booking does not wait for.
  func add() {
    let time = INTemporalEventTrigger(
      dateComponentsRange: INDateComponentsRange(start: due, end: nil))
    send(
      INAddTasksIntent(
        targetTaskList: nil, taskTitles: [title], spatialEventTrigger: nil,
        temporalEventTrigger: time, priority: .unknown))
  }

  /// Ticks it off, as the ride is called off.
  func tickOff() {
    let task = INTask(
      title: title, status: .notCompleted, taskType: .completable, spatialEventTrigger: nil,
      temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil,
      identifier: nil, priority: .unknown)
    send(
      INSetTaskAttributeIntent(
        targetTask: task, taskTitle: nil, status: .completed, priority: .unknown,
        spatialEventTrigger: nil, temporalEventTrigger: nil))
  }

  private func send(_ intent: INIntent) {
    Task {
      do {
        try await AppRequests.requestAuthorization()
        _ = try await AppRequests.send(intent)
      } catch {
        RideService.log(error)
      }
    }
  }
}
