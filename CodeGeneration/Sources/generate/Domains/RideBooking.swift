extension Domain {
  static let rideBooking = Domain(
    name: "RideBooking",
    enumerations: rideEnumerations,
    objects: [rideStatus, rideOption, ridePartySizeOption, rideVehicle, paymentMethod, terms],
    resolutions: [
      .of(
        "INPaymentMethod", "INPaymentMethodResolutionResult",
        "Which way to pay an app found.")
    ],
    intents: [listRideOptions, requestRide, getRideStatus, cancelRide, sendRideFeedback])
}

// MARK: Intents

private let pickup = Property(
  "pickupLocation", "CLPlacemark?", "Where the ride begins; `nil` is where the person is.")

private let dropOff = Property("dropOffLocation", "CLPlacemark?", "Where the ride ends.")

private let listRideOptions = Intent(
  "INListRideOptionsIntent", "A request to show which rides there are.",
  properties: [pickup, dropOff],
  initializers: [
    Initializer("Makes a request for rides.", ["pickupLocation", "dropOffLocation"])
  ],
  resolvable: [
    Resolvable("pickupLocation", "INPlacemarkResolutionResult"),
    Resolvable("dropOffLocation", "INPlacemarkResolutionResult"),
  ],
  response: Response(
    codes: """
      unspecified ready inProgress success failure failureRequiringAppLaunch \
      failureRequiringAppLaunchMustVerifyCredentials failureRequiringAppLaunchNoServiceInArea \
      failureRequiringAppLaunchServiceTemporarilyUnavailable \
      failureRequiringAppLaunchPreviousRideNeedsCompletion failurePreviousRideNeedsFeedback
      """,
    properties: [
      Property("rideOptions", "[INRideOption]?", "The rides there are.", isSettable: true),
      Property(
        "paymentMethods", "[INPaymentMethod]?", "The ways to pay for them.", isSettable: true),
      Property("expirationDate", "Date?", "Until when the offer holds.", isSettable: true),
    ]),
  oldLabel: "listRideOptions",
  subject: ["dropOffLocation"])

private let requestRide = Intent(
  "INRequestRideIntent", "A request for a ride.",
  properties: [
    pickup, dropOff,
    Property("rideOptionName", "INSpeakableString?", "The kind of ride."),
    Property("partySize", "Int?", "How many people ride."),
    Property("paymentMethod", "INPaymentMethod?", "How it is paid."),
    Property("scheduledPickupTime", "INDateComponentsRange?", "When; `nil` is at once."),
  ],
  initializers: [
    Initializer(
      "Makes a request for a ride.",
      [
        "pickupLocation = nil", "dropOffLocation = nil", "rideOptionName = nil",
        "partySize = nil", "paymentMethod = nil", "scheduledPickupTime = nil",
      ])
  ],
  resolvable: [
    Resolvable("pickupLocation", "INPlacemarkResolutionResult"),
    Resolvable("dropOffLocation", "INPlacemarkResolutionResult"),
    Resolvable("rideOptionName", "INSpeakableStringResolutionResult"),
    Resolvable("partySize", "INIntegerResolutionResult"),
    Resolvable("scheduledPickupTime", "INDateComponentsRangeResolutionResult"),
  ],
  response: Response(
    codes: """
      unspecified ready inProgress success failure failureRequiringAppLaunch \
      failureRequiringAppLaunchMustVerifyCredentials failureRequiringAppLaunchNoServiceInArea \
      failureRequiringAppLaunchServiceTemporarilyUnavailable \
      failureRequiringAppLaunchPreviousRideNeedsCompletion \
      failureRequiringAppLaunchRideScheduledTooFar
      """,
    properties: [Property("rideStatus", "INRideStatus?", "How the ride stands.", isSettable: true)]),
  oldLabel: "requestRide",
  subject: ["dropOffLocation", "rideOptionName"])

private let getRideStatus = Intent(
  "INGetRideStatusIntent", "A request to say how the ride stands.",
  properties: [], initializers: [],
  response: Response(
    codes: """
      unspecified ready inProgress success failure failureRequiringAppLaunch \
      failureRequiringAppLaunchMustVerifyCredentials \
      failureRequiringAppLaunchServiceTemporarilyUnavailable
      """,
    properties: [Property("rideStatus", "INRideStatus?", "How the ride stands.", isSettable: true)]),
  oldLabel: "getRideStatus", updates: "getRideStatus")

private let rideIdentifier = Property(
  "rideIdentifier", "String", "The app's own name for the ride; empty when it is the current one.",
  isRequired: false)

private let cancelRide = Intent(
  "INCancelRideIntent", "A request to call a ride off.", label: "cancelRide",
  properties: [rideIdentifier],
  initializers: [Initializer("Makes a request to call a ride off.", ["rideIdentifier"])],
  response: Response(
    codes: "unspecified ready success failure",
    properties: [
      Property("cancellationFee", "INCurrencyAmount?", "What it costs.", isSettable: true),
      Property(
        "cancellationFeeThreshold", "DateComponents?", "Until when it costs nothing.",
        isSettable: true),
    ]),
  hasPlainInitializer: false)

private let sendRideFeedback = Intent(
  "INSendRideFeedbackIntent", "A request to rate a ride, or to give a tip.",
  label: "sendRideFeedback",
  properties: [
    rideIdentifier,
    Property("rating", "NSNumber?", "How good it was, from 0 to 5.", isSettable: true),
    Property("tip", "INCurrencyAmount?", "What the driver gets.", isSettable: true),
  ],
  initializers: [Initializer("Makes feedback that says nothing yet.", ["rideIdentifier"])],
  response: Response(codes: "unspecified ready success failure"))
