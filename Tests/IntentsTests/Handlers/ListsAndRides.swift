import Intents

// Handlers of lists and rides as app developers write them.

/// Answers with the classes of today.
final class ListHandler: NSObject, INAddTasksIntentHandling, INSetTaskAttributeIntentHandling {
  func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
  ) {
    guard let list = intent.targetTaskList else { return completion(.notRequired()) }
    completion(.confirmationRequired(with: list, forReason: .listShouldBeCreated))
  }

  func resolveTaskTitles(
    for intent: INAddTasksIntent
  ) async -> [INSpeakableStringResolutionResult] {
    (intent.taskTitles ?? []).map { .success(with: $0) }
  }

  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
  ) {
    completion(.unsupported(forReason: .timeInPast))
  }

  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.addedTasks = intent.taskTitles?.map {
      INTask(
        title: $0, status: .notCompleted, taskType: .completable, spatialEventTrigger: nil,
        temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil,
        identifier: nil)
    }
    completion(response)
  }

  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    .init(code: .failure, userActivity: nil)
  }
}

/// Answers with the deprecated classes, as apps of iOS 11 do.
final class OlderListHandler: NSObject, INAddTasksIntentHandling {
  func resolveTargetTaskList(
    for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void
  ) {
    completion(.needsValue())
  }

  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    completion(INAddTasksIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
  }
}

/// Everything about rides in one class.
final class RideHandler: NSObject, INRidesharingDomainHandling {
  private var observer: (any INGetRideStatusIntentResponseObserver)?

  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(intent.pickupLocation.map { .success(with: $0) } ?? .needsValue())
  }

  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    let option = INRideOption(name: "van", estimatedPickupDate: Date(timeIntervalSince1970: 60))
    option.priceRange = INPriceRange(firstPrice: 12, secondPrice: 10, currencyCode: "EUR")
    option.usesMeteredFare = true
    option.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: 4), sizeDescription: "1 to 4",
        priceRange: nil)
    ]
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    response.rideOptions = [option]
    response.paymentMethods = [.applePay()]
    return response
  }

  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    INRequestRideIntentResponse(
      code: .failureRequiringAppLaunchRideScheduledTooFar, userActivity: nil)
  }

  func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    completion(INGetRideStatusIntentResponse(code: .success, userActivity: nil))
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    self.observer = observer
    send(.confirmed)
    send(.approachingPickup)
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) { observer = nil }

  func send(_ phase: INRidePhase) {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    let status = INRideStatus()
    status.phase = phase
    response.rideStatus = status
    observer?.didUpdate(getRideStatus: response)
  }

  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    INCancelRideIntentResponse(code: .success, userActivity: nil)
  }

  func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    completion(.init(code: intent.rating == 5 ? .success : .failure, userActivity: nil))
  }
}
