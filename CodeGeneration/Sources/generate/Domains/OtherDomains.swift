/// The names of the domains that this system does not serve, so that code which mentions them is told
/// so by the compiler. Each name is declared and unavailable.
struct OtherDomain {
  /// The name of the file.
  let name: String

  /// What the domain is about, in the words of the message.
  let subject: String

  /// The names of its classes, enumerations and option sets.
  let types: String

  /// The names of its protocols.
  let protocols: String

  static let all: [OtherDomain] = [
    OtherDomain(
      name: "Payments", subject: "payments",
      types: """
        INAccountTypeResolutionResult INBalanceAmount INBalanceTypeResolutionResult \
        INBillDetails INBillPayee INBillPayeeResolutionResult INBillTypeResolutionResult \
        INPayBillIntent INPayBillIntentResponse INPaymentAccount \
        INPaymentAccountResolutionResult INPaymentAmount INPaymentAmountResolutionResult \
        INPaymentRecord INPaymentStatusResolutionResult \
        INRequestPaymentCurrencyAmountResolutionResult INRequestPaymentIntent \
        INRequestPaymentIntentResponse INRequestPaymentPayerResolutionResult \
        INSearchForAccountsIntent INSearchForAccountsIntentResponse INSearchForBillsIntent \
        INSearchForBillsIntentResponse INSendPaymentCurrencyAmountResolutionResult \
        INSendPaymentIntent INSendPaymentIntentResponse INSendPaymentPayeeResolutionResult \
        INTransferMoneyIntent INTransferMoneyIntentResponse INAccountType INAmountType \
        INBalanceType INBillType INPayBillIntentResponseCode INPaymentStatus \
        INRequestPaymentCurrencyAmountUnsupportedReason INRequestPaymentIntentResponseCode \
        INRequestPaymentPayerUnsupportedReason INSearchForAccountsIntentResponseCode \
        INSearchForBillsIntentResponseCode INSendPaymentCurrencyAmountUnsupportedReason \
        INSendPaymentIntentResponseCode INSendPaymentPayeeUnsupportedReason \
        INTransferMoneyIntentResponseCode
        """,
      protocols: """
        INPaymentsDomainHandling INPayBillIntentHandling INRequestPaymentIntentHandling \
        INSearchForAccountsIntentHandling INSearchForBillsIntentHandling \
        INSendPaymentIntentHandling INTransferMoneyIntentHandling
        """),
    OtherDomain(
      name: "Cars", subject: "cars",
      types: """
        INActivateCarSignalIntent INActivateCarSignalIntentResponse INCar \
        INCarAirCirculationModeResolutionResult INCarAudioSourceResolutionResult \
        INCarDefrosterResolutionResult INCarSeatResolutionResult \
        INCarSignalOptionsResolutionResult INGetCarLockStatusIntent \
        INGetCarLockStatusIntentResponse INGetCarPowerLevelStatusIntent \
        INGetCarPowerLevelStatusIntentResponse INListCarsIntent INListCarsIntentResponse \
        INRelativeReferenceResolutionResult INRelativeSettingResolutionResult \
        INSaveProfileInCarIntent INSaveProfileInCarIntentResponse INSetAudioSourceInCarIntent \
        INSetAudioSourceInCarIntentResponse INSetCarLockStatusIntent \
        INSetCarLockStatusIntentResponse INSetClimateSettingsInCarIntent \
        INSetClimateSettingsInCarIntentResponse INSetDefrosterSettingsInCarIntent \
        INSetDefrosterSettingsInCarIntentResponse INSetProfileInCarIntent \
        INSetProfileInCarIntentResponse INSetSeatSettingsInCarIntent \
        INSetSeatSettingsInCarIntentResponse INActivateCarSignalIntentResponseCode \
        INCarAirCirculationMode INCarAudioSource INCarDefroster INCarSeat \
        INGetCarLockStatusIntentResponseCode INGetCarPowerLevelStatusIntentResponseCode \
        INListCarsIntentResponseCode INRelativeReference INRelativeSetting \
        INSaveProfileInCarIntentResponseCode INSetAudioSourceInCarIntentResponseCode \
        INSetCarLockStatusIntentResponseCode INSetClimateSettingsInCarIntentResponseCode \
        INSetDefrosterSettingsInCarIntentResponseCode INSetProfileInCarIntentResponseCode \
        INSetSeatSettingsInCarIntentResponseCode INCarSignalOptions
        """,
      protocols: """
        INActivateCarSignalIntentHandling INCarCommandsDomainHandling INCarPlayDomainHandling \
        INGetCarLockStatusIntentHandling INGetCarPowerLevelStatusIntentHandling \
        INGetCarPowerLevelStatusIntentResponseObserver INListCarsIntentHandling \
        INSaveProfileInCarIntentHandling INSetAudioSourceInCarIntentHandling \
        INSetCarLockStatusIntentHandling INSetClimateSettingsInCarIntentHandling \
        INSetDefrosterSettingsInCarIntentHandling INSetProfileInCarIntentHandling \
        INSetSeatSettingsInCarIntentHandling
        """),
    OtherDomain(
      name: "Reservations", subject: "reservations",
      types: """
        INAirline INAirport INAirportGate INBoatReservation INBoatTrip \
        INBookRestaurantReservationIntent INBookRestaurantReservationIntentResponse \
        INBusReservation INBusTrip INFlight INFlightReservation \
        INGetAvailableRestaurantReservationBookingDefaultsIntent \
        INGetAvailableRestaurantReservationBookingDefaultsIntentResponse \
        INGetAvailableRestaurantReservationBookingsIntent \
        INGetAvailableRestaurantReservationBookingsIntentResponse INGetReservationDetailsIntent \
        INGetReservationDetailsIntentResponse INGetRestaurantGuestIntent \
        INGetRestaurantGuestIntentResponse INGetUserCurrentRestaurantReservationBookingsIntent \
        INGetUserCurrentRestaurantReservationBookingsIntentResponse INLodgingReservation \
        INRentalCar INRentalCarReservation INReservation INReservationAction INRestaurant \
        INRestaurantGuest INRestaurantGuestDisplayPreferences INRestaurantGuestResolutionResult \
        INRestaurantOffer INRestaurantReservation INRestaurantReservationBooking \
        INRestaurantReservationUserBooking INRestaurantResolutionResult INSeat INTicketedEvent \
        INTicketedEventReservation INTrainReservation INTrainTrip \
        INBookRestaurantReservationIntentCode \
        INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode \
        INGetAvailableRestaurantReservationBookingsIntentCode \
        INGetReservationDetailsIntentResponseCode INGetRestaurantGuestIntentResponseCode \
        INGetUserCurrentRestaurantReservationBookingsIntentResponseCode INReservationActionType \
        INReservationStatus INRestaurantReservationUserBookingStatus INTicketedEventCategory
        """,
      protocols: """
        INBookRestaurantReservationIntentHandling \
        INGetAvailableRestaurantReservationBookingDefaultsIntentHandling \
        INGetAvailableRestaurantReservationBookingsIntentHandling \
        INGetRestaurantGuestIntentHandling \
        INGetUserCurrentRestaurantReservationBookingsIntentHandling
        """),
    OtherDomain(
      name: "Calls", subject: "calls",
      types: """
        INAnswerCallIntent INAnswerCallIntentResponse INCallCapabilityResolutionResult \
        INCallDestinationTypeResolutionResult INCallGroup INCallRecord INCallRecordFilter \
        INCallRecordResolutionResult INCallRecordTypeOptionsResolutionResult \
        INCallRecordTypeResolutionResult INHangUpCallIntent INHangUpCallIntentResponse \
        INSearchCallHistoryIntent INSearchCallHistoryIntentResponse INStartAudioCallIntent \
        INStartAudioCallIntentResponse INStartCallCallCapabilityResolutionResult \
        INStartCallCallRecordToCallBackResolutionResult INStartCallContactResolutionResult \
        INStartCallIntent INStartCallIntentResponse INStartVideoCallIntent \
        INStartVideoCallIntentResponse INAnswerCallIntentResponseCode INCallAudioRoute \
        INCallCapability INCallDestinationType INCallRecordType INHangUpCallIntentResponseCode \
        INSearchCallHistoryIntentResponseCode INStartAudioCallIntentResponseCode \
        INStartCallCallCapabilityUnsupportedReason \
        INStartCallCallRecordToCallBackUnsupportedReason INStartCallContactUnsupportedReason \
        INStartCallIntentResponseCode INStartVideoCallIntentResponseCode INCallCapabilityOptions \
        INCallRecordTypeOptions
        """,
      protocols: """
        INAnswerCallIntentHandling INCallsDomainHandling INHangUpCallIntentHandling \
        INSearchCallHistoryIntentHandling INStartAudioCallIntentHandling \
        INStartCallIntentHandling INStartVideoCallIntentHandling
        """),
    OtherDomain(
      name: "Workouts", subject: "workouts",
      types: """
        INCancelWorkoutIntent INCancelWorkoutIntentResponse INEndWorkoutIntent \
        INEndWorkoutIntentResponse INPauseWorkoutIntent INPauseWorkoutIntentResponse \
        INResumeWorkoutIntent INResumeWorkoutIntentResponse INStartWorkoutIntent \
        INStartWorkoutIntentResponse INWorkoutGoalUnitTypeResolutionResult \
        INWorkoutLocationTypeResolutionResult INCancelWorkoutIntentResponseCode \
        INEndWorkoutIntentResponseCode INPauseWorkoutIntentResponseCode \
        INResumeWorkoutIntentResponseCode INStartWorkoutIntentResponseCode INWorkoutGoalUnitType \
        INWorkoutLocationType INWorkoutNameIdentifier
        """,
      protocols: """
        INCancelWorkoutIntentHandling INWorkoutsDomainHandling INEndWorkoutIntentHandling \
        INPauseWorkoutIntentHandling INResumeWorkoutIntentHandling INStartWorkoutIntentHandling
        """),
    OtherDomain(
      name: "CarRadio", subject: "car radios",
      types: """
        INRadioTypeResolutionResult INSetRadioStationIntent INSetRadioStationIntentResponse \
        INRadioType INSetRadioStationIntentResponseCode
        """,
      protocols: """
        INRadioDomainHandling INSetRadioStationIntentHandling
        """),
    OtherDomain(
      name: "Messages", subject: "messages",
      types: """
        INMessage INMessageAttributeOptionsResolutionResult INMessageAttributeResolutionResult \
        INOutgoingMessageTypeResolutionResult INSearchForMessagesIntent \
        INSearchForMessagesIntentResponse INSendMessageAttachment INSendMessageIntent \
        INSendMessageIntentDonationMetadata INSendMessageIntentResponse \
        INSendMessageRecipientResolutionResult INSetMessageAttributeIntent \
        INSetMessageAttributeIntentResponse INMessageType INMessageAttribute \
        INOutgoingMessageType INSearchForMessagesIntentResponseCode \
        INSendMessageIntentResponseCode INSendMessageRecipientUnsupportedReason \
        INSetMessageAttributeIntentResponseCode INMessageAttributeOptions
        """,
      protocols: """
        INMessagesDomainHandling INSearchForMessagesIntentHandling INSendMessageIntentHandling \
        INSetMessageAttributeIntentHandling
        """),
    OtherDomain(
      name: "Photos", subject: "photos",
      types: """
        INSearchForPhotosIntent INSearchForPhotosIntentResponse INStartPhotoPlaybackIntent \
        INStartPhotoPlaybackIntentResponse INSearchForPhotosIntentResponseCode \
        INStartPhotoPlaybackIntentResponseCode INPhotoAttributeOptions
        """,
      protocols: """
        INPhotosDomainHandling INSearchForPhotosIntentHandling \
        INStartPhotoPlaybackIntentHandling
        """),
    OtherDomain(
      name: "VisualCodes", subject: "visual codes",
      types: """
        INGetVisualCodeIntent INGetVisualCodeIntentResponse INVisualCodeTypeResolutionResult \
        INGetVisualCodeIntentResponseCode INVisualCodeType
        """,
      protocols: """
        INVisualCodeDomainHandling INGetVisualCodeIntentHandling
        """),
    OtherDomain(
      name: "Focus", subject: "sharing a focus",
      types: """
        INShareFocusStatusIntent INShareFocusStatusIntentResponse \
        INShareFocusStatusIntentResponseCode
        """,
      protocols: """
        INShareFocusStatusIntentHandling
        """),
  ]
}
