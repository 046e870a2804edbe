import Intents

/// One mistake that a rule has found, before it is told.
struct Defect: Sendable {
  let place: Place
  /// What is wrong here, as a sentence.
  let message: String
  /// What to do here, where that is more than the rule says.
  var remedy: String?
  /// The change that is its one remedy.
  var fix: Fix?

  init(_ place: Place, _ message: String, remedy: String? = nil, fix: Fix? = nil) {
    self.place = place
    self.message = message
    self.remedy = remedy
    self.fix = fix
  }
}

/// A change of a property list.
package struct Fix: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    /// Gives a key this value, or an element of an array.
    case set(PlainValue)
    /// Adds an element to an array, which is made where there is none.
    case append(PlainValue)
    case remove
  }

  /// The path of the file as findings show it.
  package let file: String
  /// The path to open it by.
  package let location: String
  /// The keys, and places in arrays, that lead to what is changed.
  let path: [String]
  let change: Change

  init(_ value: ConfigurationValue, _ change: Change) {
    file = value.file.path
    location = value.file.location
    path = value.path
    self.change = change
  }
}
