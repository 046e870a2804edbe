import Intents
import SottoLanguage

// What things are called in a sentence.

extension Dialogue {
  /// What a sentence says of a value: its subject, or, where a language tells them apart, its object.
  enum Part {
    case item, object

    /// The first words of the keys, with the plainer one to fall back on.
    fileprivate var forms: [String] { self == .object ? ["object", "item"] : ["item"] }
  }

  /// A value by its name, with what kind of thing it is where the name doesn't say that itself.
  func name(_ value: PlainValue) -> String { name(value, as: .item) }

  func name(_ value: PlainValue, as part: Part) -> String { item(value, as: part.forms) }

  /// Several values by their number, and by who made them all.
  func name(all values: [PlainValue], as part: Part) -> String {
    let kinds = Set(values.map { $0["type"]?.string ?? "" })
    let artists = Set(values.map { $0["artist"]?.string ?? "" })
    let kind = kinds.count == 1 ? kinds.first ?? "" : "other"
    return say(
      part.forms.flatMap { ["\($0)s.\(kind)", "\($0)s.other"] },
      ["count": "\(values.count)", "artist": artists.count == 1 ? artists.first ?? "" : ""])
  }

  func choice(_ value: PlainValue) -> String { item(value, as: ["choice"]) }

  private func item(_ value: PlainValue, as forms: [String]) -> String {
    let title = value.spokenName
    guard !title.isEmpty else { return "" }
    let words = [
      "title": title,
      "artist": value["artist"]?.string ?? "",
    ]
    // Lists, tasks and places have a name and no more.
    let plainest = value["artist"] == nil ? "named" : "other"
    let kind = value["type"]?.string ?? plainest
    // An episode is of its show, not by it, whatever it is called.
    let isSaid =
      kind != "podcastEpisode" && language.says(kind, in: title, list: "mediaType")
    return say(
      forms.flatMap { isSaid ? ["\($0).other"] : ["\($0).\(kind)", "\($0).other"] }, words)
  }

  /// Choices by their numbers; who only hears is told how many more there are, and who sees them is told none.
  func list(_ names: [String]) -> String {
    guard !attendance.showsChoices else { return "" }
    let said = names.prefix(attendance.mostChoicesSaid).enumerated()
    let choices = language.joined(said.map { "\($0.offset + 1). \($0.element)" }, as: "choices")
    let left = names.count - min(names.count, attendance.mostChoicesSaid)
    return left == 0 ? choices : say(["choices.more"], ["choices": choices, "count": "\(left)"])
  }
}
