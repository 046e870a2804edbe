/// One folder of the Intents module, and everything in it that is written by rule.
struct Domain {
  /// The name of the folder: "Media".
  let name: String

  var enumerations: [Enumeration] = []
  var objects: [Object] = []
  var resolutions: [ResolutionResult] = []
  var intents: [Intent] = []

  /// Every domain of the module.
  static let all: [Domain] = [core, media, listsAndNotes, rideBooking]
}
