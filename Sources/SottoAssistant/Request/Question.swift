import Intents

/// What a request asks the person.
package enum Question: Hashable, Sendable {
  /// Which of these values of the parameter is meant.
  case choice(parameter: String, values: [PlainValue])
  /// What the parameter's value is to be.
  case value(parameter: String)
  /// Whether this value of the parameter is meant; `.null` is what was said. An app may say why it
  /// asks.
  case confirmation(parameter: String, value: PlainValue, reason: String? = nil)
  /// Whether to open the app, which alone can go on.
  case openApp

  package var parameter: String? {
    switch self {
    case .choice(let parameter, _), .value(let parameter), .confirmation(let parameter, _, _):
      parameter
    case .openApp: nil
    }
  }
}

/// What the person answered.
package enum Answer: Hashable, Sendable {
  /// The choice at this place, counted from 0.
  case choice(Int)
  /// The words, and what they mean as a value of the kind that was asked for, where they do.
  case value(String, meaning: PlainValue? = nil)
  case yes
  case no
  /// “No, the album”: not what was offered, but this.
  case correction(String)
  case cancel
}
