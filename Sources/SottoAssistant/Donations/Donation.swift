import Foundation
import Intents

/// One time at which an app says that its person has done something.
package struct Donation: Hashable, Sendable {
  package var action: DonatedAction
  /// The app's own name for it: another of the same name takes its place.
  package var identifier: String
  /// What the app can delete it by, together with others.
  package var group: String?
  /// When it began.
  package var date: Date
  /// How far the person's clock was ahead of GMT then, in seconds: a habit is one of their clock.
  package var offset: Int
  /// How long it went on, in seconds; `nil` where the app does not say.
  package var duration: Double?
  package var source: Source

  /// Who has told of it, and by what.
  package enum Source: String, Hashable, Sendable {
    /// The app, by `INInteraction.donate`.
    case interaction
    /// The app, by `NSUserActivity.becomeCurrent`.
    case activity
    /// Nobody: the assistant has carried it out.
    case request
  }

  package init(
    action: DonatedAction, identifier: String, group: String? = nil, date: Date, offset: Int,
    duration: Double? = nil, source: Source
  ) {
    self.source = source
    self.action = action
    self.identifier = identifier
    self.group = group
    self.date = date
    self.offset = offset
    self.duration = duration
  }

  /// Reads the plain form of an `INInteraction`.
  ///
  /// - Parameters:
  ///   - app: The bundle identifier of the app that has donated it.
  ///   - now: When that was.
  /// - Returns: `nil` for what the person has not done themselves, such as a message that came in.
  /// - Throws: `PlainDecodingError`, which names what in it is wrong.
  package init?(
    interaction: PlainValue, of app: String, at now: Date, in zone: TimeZone
  ) throws {
    // What an app has defined itself is known to none but it.
    var known = interaction
    if let name = interaction["exchange"]?["intent"]?.string, IntentDescription.named(name) == nil {
      known["exchange"] = ["intent": "INPlayMediaIntent"]
    }
    let read = try INInteraction.decode(known)
    guard read.direction != .incoming, var shortcut = interaction["exchange"] else { return nil }
    // An activity in a response is for the moment of the request.
    if shortcut["response"] != nil { shortcut["response"]?["userActivity"] = .null }
    let date = read.dateInterval?.start ?? now
    self.init(
      action: DonatedAction(app: app, shortcut: shortcut),
      identifier: read.identifier.isEmpty ? UUID().uuidString : read.identifier,
      group: read.groupIdentifier, date: date, offset: zone.secondsFromGMT(for: date),
      duration: read.dateInterval.flatMap { $0.duration > 0 ? $0.duration : nil },
      source: .interaction)
  }

  /// Reads the plain form of an `NSUserActivity` that has become the current one.
  ///
  /// - Returns: `nil` where the app does not want it suggested.
  /// - Throws: `PlainDecodingError`, which names what in it is wrong.
  package init?(
    activity: PlainValue, of app: String, at now: Date, in zone: TimeZone
  ) throws {
    let read = try NSUserActivity.decode(activity)
    guard read.isEligibleForPrediction else { return nil }
    for key in (read.requiredUserInfoKeys ?? []).sorted() where activity["userInfo"]?[key] == nil {
      throw PlainDecodingError(
        path: ["userInfo", key], expected: "a value, since requiredUserInfoKeys has the key",
        found: .null)
    }
    self.init(
      action: DonatedAction(app: app, shortcut: ["userActivity": activity]),
      identifier: UUID().uuidString, group: read.persistentIdentifier, date: now,
      offset: zone.secondsFromGMT(for: now), source: .activity)
  }
}
