#if !canImport(Darwin)
  import Intents
  import SottoAppSupport
  import Testing

  extension ParityTests {
    /// The raw values of one enumeration: the name of the case that has a raw value.
    struct RawValues: Sendable, CustomTestStringConvertible {
      let type: String
      let name: @Sendable (Int) -> String?
      var testDescription: String { type }

      /// The ledger names a nested enumeration with the type around it.
      init<Value: RawRepresentable & SendableMetatype>(
        _ type: Value.Type, named name: String? = nil
      ) where Value.RawValue: BinaryInteger {
        self.type = name ?? "\(type)"
        self.name = { number in
          Value.RawValue(exactly: number).flatMap(Value.init).map { "\($0)" }
        }
      }
    }

    /// Every enumeration of the ledger.
    static let enumerations: [RawValues] = [
      RawValues(INIntentHandlingStatus.self),
      RawValues(INIntentError.Code.self, named: "INIntentError.Code"),
      RawValues(INInteractionDirection.self),
      RawValues(INPersonSuggestionType.self),
      RawValues(INPersonHandleType.self),
      RawValues(INRecurrenceFrequency.self),
      RawValues(INConditionalOperator.self),
      RawValues(INSortType.self),
      RawValues(INSiriAuthorizationStatus.self),
      RawValues(INVocabularyStringType.self),
      RawValues(INRelevantShortcutRole.self),
      RawValues(
        INDailyRoutineRelevanceProvider.Situation.self,
        named: "INDailyRoutineRelevanceProvider.Situation"),
      RawValues(INUpcomingMediaPredictionMode.self),
      RawValues(
        INMediaUserContext.SubscriptionStatus.self, named: "INMediaUserContext.SubscriptionStatus"),
      RawValues(INFocusStatusAuthorizationStatus.self),
      RawValues(INMediaItemType.self),
      RawValues(INMediaSortOrder.self),
      RawValues(INMediaReference.self),
      RawValues(INMediaDestinationType.self),
      RawValues(INMediaAffinityType.self),
      RawValues(INPlaybackRepeatMode.self),
      RawValues(INPlaybackQueueLocation.self),
      RawValues(INPlayMediaIntentResponseCode.self),
      RawValues(INAddMediaIntentResponseCode.self),
      RawValues(INUpdateMediaAffinityIntentResponseCode.self),
      RawValues(INSearchForMediaIntentResponseCode.self),
      RawValues(INPlayMediaMediaItemUnsupportedReason.self),
      RawValues(INPlayMediaPlaybackSpeedUnsupportedReason.self),
      RawValues(INAddMediaMediaItemUnsupportedReason.self),
      RawValues(INAddMediaMediaDestinationUnsupportedReason.self),
      RawValues(INUpdateMediaAffinityMediaItemUnsupportedReason.self),
      RawValues(INSearchForMediaMediaItemUnsupportedReason.self),
      RawValues(INNoteContentType.self),
      RawValues(INTaskStatus.self),
      RawValues(INTaskType.self),
      RawValues(INTaskPriority.self),
      RawValues(INNotebookItemType.self),
      RawValues(INDateSearchType.self),
      RawValues(INLocationSearchType.self),
      RawValues(INSpatialEvent.self),
      RawValues(INSearchForNotebookItemsIntentResponseCode.self),
      RawValues(INAddTasksIntentResponseCode.self),
      RawValues(INCreateTaskListIntentResponseCode.self),
      RawValues(INCreateNoteIntentResponseCode.self),
      RawValues(INAppendToNoteIntentResponseCode.self),
      RawValues(INSetTaskAttributeIntentResponseCode.self),
      RawValues(INDeleteTasksIntentResponseCode.self),
      RawValues(INSnoozeTasksIntentResponseCode.self),
      RawValues(INAddTasksTargetTaskListConfirmationReason.self),
      RawValues(INAddTasksTemporalEventTriggerUnsupportedReason.self),
      RawValues(INSetTaskAttributeTemporalEventTriggerUnsupportedReason.self),
      RawValues(INDeleteTasksTaskUnsupportedReason.self),
      RawValues(INDeleteTasksTaskListUnsupportedReason.self),
      RawValues(INSnoozeTasksTaskUnsupportedReason.self),
      RawValues(INListRideOptionsIntentResponseCode.self),
      RawValues(INRequestRideIntentResponseCode.self),
      RawValues(INGetRideStatusIntentResponseCode.self),
      RawValues(INCancelRideIntentResponseCode.self),
      RawValues(INSendRideFeedbackIntentResponseCode.self),
      RawValues(INRidePhase.self),
      RawValues(INPaymentMethodType.self),
      RawValues(MPNowPlayingPlaybackState.self),
      RawValues(MPNowPlayingInfoMediaType.self),
      RawValues(MPRemoteCommandHandlerStatus.self),
      RawValues(MPSeekCommandEventType.self),
      RawValues(MPShuffleType.self),
      RawValues(MPRepeatType.self),
      RawValues(MPChangeLanguageOptionSetting.self),
    ]
  }
#endif
