import Intents

extension PlainValue {
  /// The name of a value of any class, in whichever member the class has it; a list's names in a row.
  package var spokenName: String {
    if let text = string { return text }
    if let values = list { return values.map(\.spokenName).joined(separator: ", ") }
    let named = ["title", "spokenPhrase", "name", "display", "place", "playlistName", "text"]
    return named.compactMap { self[$0] }.first?.spokenName ?? ""
  }
}
