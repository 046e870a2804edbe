import Intents
import SottoAdapt

/// What SiriKit says of intents: which there are, their properties, and the methods of their handlers.
enum IntentSchema {
  /// A method that a handler of an intent may have.
  struct Method: Equatable, Sendable {
    let name: String
    /// The label of the intent.
    let label: String
    /// The label of the completion handler, in the form that has one.
    let completionLabel: String
    /// The class of what it answers.
    let result: String
    let isList: Bool
    /// Whether the method also has a deprecated form, with another class of results.
    var hasOlderForm = false

    /// The names of what a source may answer with, where it is `type`.
    func answers(_ type: String) -> Bool {
      type == result || hasOlderForm && result.hasSuffix(type.dropFirst("IN".count))
    }

    /// `[INPlayMediaMediaItemResolutionResult]`.
    var shownResult: String { isList ? "[\(result)]" : result }
    var signatures: String { "\(name)(\(label):\(completionLabel):) or \(name)(\(label):) async" }
  }

  /// The methods of an intent's handlers; `nil` for an intent that is not known here.
  static func methods(of intent: String) -> [Method]? {
    guard let description = IntentDescription.all[intent] else { return nil }
    let response = "\(intent)Response"
    return ["handle", "confirm"].map { name in
      Method(
        name: name, label: OldLabel.kept[intent] ?? "intent", completionLabel: "completion",
        result: response,
        isList: false)
    }
      + description.parameters.map { parameter in
        Method(
          name: resolveMethod(of: parameter.name),
          label: "for", completionLabel: "with", result: parameter.resolution,
          isList: parameter.isList, hasOlderForm: parameter.hasOlderForm)
      }
  }

  /// `resolveMediaItems` of `mediaItems`.
  static func resolveMethod(of parameter: String) -> String {
    "resolve" + parameter.prefix(1).uppercased() + parameter.dropFirst()
  }

  /// Whether keys lead to a property: `mediaSearch.artistName`. `nil` for an intent that is not known
  /// here.
  static func hasProperty(_ keys: [String], of intent: String) -> Bool? {
    guard let description = IntentDescription.all[intent] else { return nil }
    return candidates(keys[...]).contains { values in
      guard let intent = try? description.intent(from: values) else { return false }
      return leads(keys[...], from: Mirror(reflecting: intent))
    }
  }

  /// The names of an intent's properties.
  static func properties(of intent: String) -> [String] {
    guard let made = try? IntentDescription.all[intent]?.intent(from: [:]) else { return [] }
    return labels(of: Mirror(reflecting: made))
  }

  /// Intents whose properties are there to look at: each but the last an object, or one of several.
  private static func candidates(_ keys: ArraySlice<String>) -> [PlainValue] {
    guard let first = keys.first, keys.count > 1 else { return [[:]] }
    return candidates(keys.dropFirst()).flatMap { inner -> [PlainValue] in
      [[first: inner], [first: .list([inner])]]
    }
  }

  private static func leads(_ keys: ArraySlice<String>, from mirror: Mirror) -> Bool {
    guard let first = keys.first else { return true }
    guard let child = child(first, of: mirror) else { return false }
    if keys.count == 1 { return true }
    var value = Mirror(reflecting: child)
    // An optional, and the first of several, hold what is meant.
    while value.displayStyle == .optional || value.displayStyle == .collection {
      guard let inner = value.children.first else { return false }
      value = Mirror(reflecting: inner.value)
    }
    return leads(keys.dropFirst(), from: value)
  }

  private static func child(_ name: String, of mirror: Mirror) -> Any? {
    mirror.children.first { $0.label == name }?.value
      ?? mirror.superclassMirror.flatMap { child(name, of: $0) }
  }

  private static func labels(of mirror: Mirror) -> [String] {
    mirror.children.compactMap(\.label) + (mirror.superclassMirror.map(labels) ?? [])
  }

  /// The protocols that stand for several.
  static let domains: [String: Set<String>] = [
    "INRidesharingDomainHandling": [
      "INCancelRideIntent", "INGetRideStatusIntent", "INListRideOptionsIntent",
      "INRequestRideIntent", "INSendRideFeedbackIntent",
    ],
    "INNotebookDomainHandling": [
      "INAddTasksIntent", "INAppendToNoteIntent", "INCreateNoteIntent", "INCreateTaskListIntent",
      "INSearchForNotebookItemsIntent", "INSetTaskAttributeIntent",
    ],
  ]

  /// The intents about media, for which an app says what media it has.
  static let media: Set = [
    "INPlayMediaIntent", "INAddMediaIntent", "INUpdateMediaAffinityIntent",
    "INSearchForMediaIntent",
  ]

  /// Apple's intents, those that are not handled here included.
  static let all = Set(IntentDescription.all.keys).union(elsewhere)

  /// Apple's intents that no app handles here.
  static let elsewhere: Set = [
    "INActivateCarSignalIntent", "INAnswerCallIntent", "INBookRestaurantReservationIntent",
    "INCancelWorkoutIntent", "INEndWorkoutIntent",
    "INGetAvailableRestaurantReservationBookingDefaultsIntent",
    "INGetAvailableRestaurantReservationBookingsIntent", "INGetCarLockStatusIntent",
    "INGetCarPowerLevelStatusIntent", "INGetReservationDetailsIntent",
    "INGetRestaurantGuestIntent", "INGetUserCurrentRestaurantReservationBookingsIntent",
    "INGetVisualCodeIntent", "INHangUpCallIntent", "INListCarsIntent", "INPauseWorkoutIntent",
    "INPayBillIntent", "INRequestPaymentIntent", "INResumeWorkoutIntent",
    "INSaveProfileInCarIntent", "INSearchCallHistoryIntent", "INSearchForAccountsIntent",
    "INSearchForBillsIntent", "INSearchForMessagesIntent", "INSearchForPhotosIntent",
    "INSendMessageIntent", "INSendPaymentIntent", "INSetAudioSourceInCarIntent",
    "INSetCarLockStatusIntent", "INSetClimateSettingsInCarIntent",
    "INSetDefrosterSettingsInCarIntent", "INSetMessageAttributeIntent", "INSetProfileInCarIntent",
    "INSetRadioStationIntent", "INSetSeatSettingsInCarIntent", "INShareFocusStatusIntent",
    "INStartAudioCallIntent", "INStartCallIntent", "INStartPhotoPlaybackIntent",
    "INStartVideoCallIntent", "INStartWorkoutIntent", "INTransferMoneyIntent",
  ]
}
