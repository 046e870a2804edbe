extension Domain {
  static let core = Domain(
    name: "Core", enumerations: coreEnumerations, objects: coreObjects,
    resolutions: coreResolutions)
}

private let coreEnumerations: [Enumeration] = [
  Enumeration(
    "INIntentHandlingStatus", "How far an app has come with a request.",
    """
    unspecified ready inProgress success failure deferredToApplication \
    userConfirmationRequired
    """),
  Enumeration("INInteractionDirection", "Who began.", "unspecified outgoing incoming"),
  Enumeration(
    "INRelevantShortcutRole", "Whether a shortcut does something or tells something.",
    "action information"),
  Enumeration(
    "INFocusStatusAuthorizationStatus",
    "Whether an app may know that the person does not want to be disturbed.",
    "notDetermined restricted denied authorized"),
  Enumeration("INConditionalOperator", "How several conditions combine.", "all any none"),
  Enumeration("INSortType", "In which order results are shown.", "unknown asIs byDate"),
  Enumeration(
    "INRecurrenceFrequency", "The unit in which something repeats.",
    "unknown minute hourly daily weekly monthly yearly"),
  Enumeration(
    "INDayOfWeekOptions", "Days of the week.",
    options: "monday tuesday wednesday thursday friday saturday sunday"),
  Enumeration(
    "INShortcutAvailabilityOptions", "Moments in which a shortcut is of use.",
    options: """
      sleepMindfulness sleepJournaling sleepMusic sleepPodcasts sleepReading sleepWrapUpYourDay \
      sleepYogaAndStretching
      """),
  Enumeration(
    "INSiriAuthorizationStatus", "Whether the person allows the assistant to use an app.",
    "notDetermined restricted denied authorized"),
  Enumeration(
    "INVocabularyStringType", "What an app's words are names of.",
    cases: [
      "contactName": 1, "contactGroupName": 2, "photoTag": 100, "photoAlbumName": 101,
      "workoutActivityName": 200, "carProfileName": 300, "carName": 301,
      "paymentsOrganizationName": 400, "paymentsAccountNickname": 401, "notebookItemTitle": 500,
      "notebookItemGroupName": 501, "mediaPlaylistTitle": 700, "mediaMusicArtistName": 701,
      "mediaAudiobookTitle": 702, "mediaAudiobookAuthorName": 703, "mediaShowTitle": 704,
    ]),
  Enumeration(
    "INPersonHandleType", "What kind of address a handle is.", "unknown emailAddress phoneNumber"),
  Enumeration(
    "INPersonSuggestionType", "What kind of address is suggested for a person.",
    "none socialProfile instantMessageAddress"),
]

private let coreObjects: [Object] = [
  Object(
    name: "INPersonHandle", summary: "An address of a person.",
    properties: [
      Property("value", "String?", "The address itself."),
      Property("type", "INPersonHandleType", "What kind of address it is."),
      Property("label", "INPersonHandleLabel?", "Which of several it is: home, work."),
    ],
    initializers: [
      Initializer("Makes an address with a label.", ["value", "type", "label"]),
      Initializer(
        "Makes an address without a label.", ["value", "type"]),
    ]),
  Object(
    name: "INCurrencyAmount", summary: "An amount of money.",
    properties: [
      Property("amount", "NSDecimalNumber?", "How much, in units of the currency."),
      Property("currencyCode", "String?", "The ISO 4217 code of the currency: \"EUR\"."),
    ],
    initializers: [Initializer("Makes an amount.", ["amount!", "currencyCode!"])],
    shortForm: "amount"),
]

private let coreResolutions: [ResolutionResult] = [
  .of(
    "Bool", "INBooleanResolutionResult", "What an app understood of a yes or no.",
    disambiguates: false),
  .of(
    "Int", "INIntegerResolutionResult", "What an app understood of a whole number.",
    disambiguates: false),
  .of(
    "Double", "INDoubleResolutionResult", "What an app understood of a number.",
    disambiguates: false),
  .of("String", "INStringResolutionResult", "What an app understood of a text."),
  .of(
    "TimeInterval", "INTimeIntervalResolutionResult", "What an app understood of a duration.",
    disambiguates: false, confirmsNothing: false),
  .of(
    "INSpeakableString", "INSpeakableStringResolutionResult",
    "What an app understood of a spoken text."),
  .of(
    "DateComponents", "INDateComponentsResolutionResult", "What an app understood of a date."),
  .of(
    "INDateComponentsRange", "INDateComponentsRangeResolutionResult",
    "What an app understood of a stretch of time."),
  .of("INPerson", "INPersonResolutionResult", "Whom an app found."),
  .of("CLPlacemark", "INPlacemarkResolutionResult", "Which place an app found."),
  .of("INObject", "INObjectResolutionResult", "Which of its own things an app found."),
  .of("INFile", "INFileResolutionResult", "Which file an app found."),
  .of(
    "Measurement<UnitLength>", "INLengthResolutionResult", "What an app understood of a length."),
  .of("Measurement<UnitMass>", "INMassResolutionResult", "What an app understood of a mass."),
  .of(
    "Measurement<UnitEnergy>", "INEnergyResolutionResult",
    "What an app understood of an energy."),
  .of("Measurement<UnitSpeed>", "INSpeedResolutionResult", "What an app understood of a speed."),
  .of(
    "Measurement<UnitTemperature>", "INTemperatureResolutionResult",
    "What an app understood of a temperature."),
  .of(
    "Measurement<UnitVolume>", "INVolumeResolutionResult",
    "What an app understood of a volume."),
  .of("URL", "INURLResolutionResult", "What an app understood of an address."),
  .of(
    "INCurrencyAmount", "INCurrencyAmountResolutionResult",
    "What an app understood of an amount of money."),
]
