import Intents

/// The words that SiriKit itself has for values: the names of the cases of its enumerations.
package enum SiriKitWords {
  package static let all = Set(enumerations.flatMap { spellings(of: $0) } + options + statuses)

  /// Of what became of a parameter.
  private static let statuses = [
    "success", "needsValue", "disambiguation", "confirmationRequired", "notRequired", "unsupported",
  ]

  static var enumerations: [any PlainEnumeration.Type] {
    [
      INAddMediaIntentResponseCode.self,
      INAddMediaMediaDestinationUnsupportedReason.self,
      INAddMediaMediaItemUnsupportedReason.self,
      INAddTasksIntentResponseCode.self,
      INAddTasksTargetTaskListConfirmationReason.self,
      INAddTasksTemporalEventTriggerUnsupportedReason.self,
      INAppendToNoteIntentResponseCode.self,
      INCancelRideIntentResponseCode.self,
      INConditionalOperator.self,
      INCreateNoteIntentResponseCode.self,
      INCreateTaskListIntentResponseCode.self,
      INDailyRoutineRelevanceProvider.Situation.self,
      INDateSearchType.self,
      INDeleteTasksIntentResponseCode.self,
      INDeleteTasksTaskListUnsupportedReason.self,
      INDeleteTasksTaskUnsupportedReason.self,
      INFocusStatusAuthorizationStatus.self,
      INGetRideStatusIntentResponseCode.self,
      INIntentHandlingStatus.self,
      INInteractionDirection.self,
      INListRideOptionsIntentResponseCode.self,
      INLocationSearchType.self,
      INMediaAffinityType.self,
      INMediaDestinationType.self,
      INMediaItemType.self,
      INMediaReference.self,
      INMediaSortOrder.self,
      INMediaUserContext.SubscriptionStatus.self,
      INNoteContentType.self,
      INNotebookItemType.self,
      INPaymentMethodType.self,
      INPersonHandleType.self,
      INPersonSuggestionType.self,
      INPlayMediaIntentResponseCode.self,
      INPlayMediaMediaItemUnsupportedReason.self,
      INPlayMediaPlaybackSpeedUnsupportedReason.self,
      INPlaybackQueueLocation.self,
      INPlaybackRepeatMode.self,
      INRecurrenceFrequency.self,
      INRelevantShortcutRole.self,
      INRequestRideIntentResponseCode.self,
      INRidePhase.self,
      INSearchForMediaIntentResponseCode.self,
      INSearchForMediaMediaItemUnsupportedReason.self,
      INSearchForNotebookItemsIntentResponseCode.self,
      INSendRideFeedbackIntentResponseCode.self,
      INSetTaskAttributeIntentResponseCode.self,
      INSetTaskAttributeTemporalEventTriggerUnsupportedReason.self,
      INSiriAuthorizationStatus.self,
      INSnoozeTasksIntentResponseCode.self,
      INSnoozeTasksTaskUnsupportedReason.self,
      INSortType.self,
      INSpatialEvent.self,
      INTaskPriority.self,
      INTaskStatus.self,
      INTaskType.self,
      INUpcomingMediaPredictionMode.self,
      INUpdateMediaAffinityIntentResponseCode.self,
      INUpdateMediaAffinityMediaItemUnsupportedReason.self,
      INVocabularyStringType.self,
    ]
  }

  private static let options =
    INDayOfWeekOptions.spellings.map(\.key) + INRideFeedbackTypeOptions.spellings.map(\.key)
    + INShortcutAvailabilityOptions.spellings.map(\.key)
    + INTemporalEventTriggerTypeOptions.spellings.map(\.key)

  private static func spellings<Enumeration: PlainEnumeration>(
    of type: Enumeration.Type
  ) -> [String] {
    type.spellings.map(\.key)
  }
}
