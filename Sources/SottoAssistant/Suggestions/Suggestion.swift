/// Something that the person may want now.
package struct Suggestion: Hashable, Sendable {
  package let action: String
  /// How likely it is that the person does this within `SuggestionModel.window`, from 0 to 1.
  package let probability: Double
  package let reason: Reason

  package init(action: String, probability: Double, reason: Reason) {
    self.action = action
    self.probability = probability
    self.reason = reason
  }

  /// What speaks for a suggestion the most, to be told to the person.
  package enum Reason: Hashable, Sendable {
    /// It is done about this time of the day. `weekdays` are as `Calendar` counts them, all seven for a habit of
    /// every day; `minute` is when it mostly begins, in minutes since midnight.
    case habit(weekdays: Set<Int>, minute: Int)
    /// It is done after this action.
    case after(String)
    /// It was done often of late.
    case recent
    /// It is done often.
    case frequent
    /// The app proposes it.
    case upcoming
    /// The app says that it is of use at this time.
    case relevant
  }
}
