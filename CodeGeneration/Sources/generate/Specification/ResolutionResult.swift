/// A class of resolution results.
struct ResolutionResult {
  let name: String
  let summary: String

  /// The class that it refines.
  let superclass: String

  /// The type of the resolved value; `nil` when the class adds no way to give one.
  var value: String?

  /// Whether the person can choose among several values.
  var disambiguates = false

  /// Whether the value to confirm may be left out.
  var confirmsNothing = false

  /// Whether `successes(with:)` makes one result for each of several values, and of what type.
  var successesOf: String?

  /// The enumeration of the reasons why a value cannot be served.
  var unsupportedReason: String?

  /// The enumeration of the reasons why a value has to be confirmed, and the type of the value.
  var confirmationReason: (reason: String, value: String)?

  /// The default of the value in the factory methods: "[]" for option sets.
  var standardValue: String?

  /// Results for values of the type `value`.
  static func of(
    _ value: String, _ name: String, _ summary: String, disambiguates: Bool = true,
    confirmsNothing: Bool = true, hasSuccesses: Bool = false
  ) -> ResolutionResult {
    ResolutionResult(
      name: name, summary: summary, superclass: "INIntentResolutionResult", value: value,
      disambiguates: disambiguates, confirmsNothing: confirmsNothing,
      successesOf: hasSuccesses ? value : nil)
  }

  /// Results for values of an enumeration, of which there are too few to choose among.
  static func ofEnumeration(
    _ value: String, _ name: String, _ summary: String, disambiguates: Bool = false
  ) -> ResolutionResult {
    .of(value, name, summary, disambiguates: disambiguates, confirmsNothing: false)
  }

  /// Results for values of an option set.
  static func ofOptions(_ value: String, _ name: String, _ summary: String) -> ResolutionResult {
    var result = ofEnumeration(value, name, summary)
    result.standardValue = "[]"
    return result
  }

  /// Results that refine `superclass` by the reasons why a value has to be confirmed.
  static func confirming(
    _ superclass: String, _ name: String, _ summary: String, reason: String, value: String
  ) -> ResolutionResult {
    ResolutionResult(
      name: name, summary: summary, superclass: superclass,
      confirmationReason: (reason, value))
  }

  /// Results that refine `superclass` by the reasons why a value cannot be served.
  static func refining(
    _ superclass: String, _ name: String, _ summary: String, reason: String? = nil,
    successesOf value: String? = nil
  ) -> ResolutionResult {
    ResolutionResult(
      name: name, summary: summary, superclass: superclass, successesOf: value,
      unsupportedReason: reason)
  }

  /// The label of the initializer that takes a result of the superclass; `nil` when there is none.
  var restatingLabel: String? {
    guard superclass != "INIntentResolutionResult" else { return nil }
    let stem = superclass.dropFirst("IN".count)
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
