// The objects and enumerations of ride booking.

let rideStatus = Object(
  name: "INRideStatus", summary: "How a ride stands: how far it has come, who drives, where to.",
  properties: [
    Property("rideIdentifier", "String?", "The app's own name for the ride.", isSettable: true),
    Property("phase", "INRidePhase", "How far the ride has come.", isSettable: true),
    Property(
      "completionStatus", "INRideCompletionStatus?", "How it ended; `nil` before that.",
      isSettable: true),
    Property("vehicle", "INRideVehicle?", "What comes.", isSettable: true),
    Property("driver", "INRideDriver?", "Who drives.", isSettable: true),
    Property(
      "estimatedPickupDate", "Date?", "When it is likely to begin.", isSettable: true),
    Property("estimatedDropOffDate", "Date?", "When it is likely to end.", isSettable: true),
    Property(
      "estimatedPickupEndDate", "Date?", "Until when the driver waits.", isSettable: true),
    Property(
      "scheduledPickupTime", "INDateComponentsRange?", "The time it was booked for.",
      isSettable: true),
    Property("pickupLocation", "CLPlacemark?", "Where it begins.", isSettable: true),
    Property("waypoints", "[CLPlacemark]?", "Where it stops on the way.", isSettable: true),
    Property("dropOffLocation", "CLPlacemark?", "Where it ends.", isSettable: true),
    Property("rideOption", "INRideOption?", "The kind of ride.", isSettable: true),
    Property(
      "userActivityForCancelingInApplication", "NSUserActivity?",
      "What the app gets when it is opened to call the ride off.", isSettable: true),
    Property(
      "additionalActionActivities", "[NSUserActivity]?",
      "What else the app offers to do about it, by title.", isSettable: true),
  ],
  initializers: [Initializer("Makes a status that says nothing yet.", [])])

let rideOption = Object(
  name: "INRideOption", summary: "A kind of ride that can be had now.",
  properties: [
    Property("name", "String", "What it is called.", isSettable: true),
    Property("estimatedPickupDate", "Date", "When it could begin.", isSettable: true),
    Property("priceRange", "INPriceRange?", "What it costs.", isSettable: true),
    Property(
      "disclaimerMessage", "String?", "What has to be known before it is booked.",
      isSettable: true),
    Property(
      "availablePartySizeOptions", "[INRidePartySizeOption]?",
      "What it costs for how many people.", isSettable: true),
    Property(
      "availablePartySizeOptionsSelectionPrompt", "String?",
      "How to ask for the number of people.", isSettable: true),
    Property("specialPricing", "String?", "Why the price is not the usual one.", isSettable: true),
    Property(
      "specialPricingBadgeImage", "INImage?", "A sign that the price is not the usual one.",
      isSettable: true),
    Property(
      "fareLineItems", "[INRideFareLineItem]?", "What the price is made of.", isSettable: true),
    Property(
      "userActivityForBookingInApplication", "NSUserActivity?",
      "What the app gets when it is opened to book it.", isSettable: true),
    Property(
      "usesMeteredFare", "Bool?", "Whether a meter counts the price; `nil` when not said.",
      isSettable: true),
    Property("identifier", "String?", "The app's own name for it.", isSettable: true),
  ],
  initializers: [Initializer("Makes a kind of ride.", ["name", "estimatedPickupDate"])])

let ridePartySizeOption = Object(
  name: "INRidePartySizeOption", summary: "What a ride costs for how many people.",
  properties: [
    Property("partySizeRange", "NSRange", "From how many people, and how many numbers of them."),
    Property("sizeDescription", "String", "The number of people in words."),
    Property("priceRange", "INPriceRange?", "What it costs."),
  ],
  initializers: [
    Initializer("Makes an option.", ["partySizeRange", "sizeDescription", "priceRange"])
  ])

let rideVehicle = Object(
  name: "INRideVehicle", summary: "What comes to take the person.",
  properties: [
    Property("location", "CLLocation?", "Where it is.", isSettable: true),
    Property("registrationPlate", "String?", "The text on its plate.", isSettable: true),
    Property("manufacturer", "String?", "Who made it.", isSettable: true),
    Property("model", "String?", "Which model it is.", isSettable: true),
    Property(
      "mapAnnotationImage", "INImage?", "How a map shows it, facing north.", isSettable: true),
  ],
  initializers: [Initializer("Makes a vehicle of which nothing is known.", [])]
)

let paymentMethod = Object(
  name: "INPaymentMethod", summary: "A way to pay.",
  properties: [
    Property("type", "INPaymentMethodType", "What kind of way it is."),
    Property("name", "String?", "What it is called."),
    Property(
      "identificationHint", "String?", "What tells it from others: the last digits of a card."),
    Property("icon", "INImage?", "How it is shown."),
  ],
  initializers: [
    Initializer("Makes a way to pay.", ["type", "name", "identificationHint", "icon"])
  ], shortForm: "name")

let terms = Object(
  name: "INTermsAndConditions", summary: "What a service's customers agree to.",
  properties: [
    Property("localizedTermsAndConditionsText", "String", "The terms in the person's language."),
    Property("privacyPolicyURL", "URL?", "The page about the person's data."),
    Property("termsAndConditionsURL", "URL?", "The page with all the terms."),
  ],
  initializers: [
    Initializer(
      "Makes terms.",
      ["localizedTermsAndConditionsText", "privacyPolicyURL", "termsAndConditionsURL"])
  ])

let rideEnumerations: [Enumeration] = [
  Enumeration(
    "INRidePhase", "How far a ride has come.",
    "unknown received confirmed ongoing completed approachingPickup pickup"),
  Enumeration(
    "INPaymentMethodType", "What kind of way to pay it is.",
    "unknown checking savings brokerage debit credit prepaid store applePay"),
  Enumeration(
    "INRideFeedbackTypeOptions", "What a service wants to hear after a ride.", options: "rate tip"),
]
