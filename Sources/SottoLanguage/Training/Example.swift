/// A sentence to learn from: its words, what it asks for and what its words name.
struct Example {
  var text: String
  /// The apps that were allowed when it was said.
  var apps: [String] = []
  /// `INPlayMediaIntent`, `SystemMediaControl {command=pause}`, `none`, `none weather`.
  var request: String
  /// `nil` where only the request is known.
  var spans: [Span]? = []
  /// The fields of the names that were told, where others were not: words outside the spans name nothing of
  /// theirs, and may name something else. `nil` where all was told.
  var told: Set<String>?
  /// The course of training that alone learns it; `nil` for all.
  var course: Int?

  /// Some of the text, counted in scalars, and the template of what it names.
  struct Span {
    var range: Range<Int>
    /// `{artistName^*:text}` where a set tells a name, and not in which form it is.
    var tag: String
  }

  var intent: String { Self.intent(of: request) ?? "none" }

  var asksForSomething: Bool { Self.intent(of: request) != nil }

  /// The intent of a kind of request; `nil` for what asks for nothing.
  static func intent(of request: String) -> String? {
    let intent = String(request.prefix { $0 != " " })
    return intent == "none" ? nil : intent
  }

  /// How a kind of request is written: the intent and the constants that tell it from others of it.
  static func request(_ intent: String?, _ constants: [String]) -> String {
    intent.map { ([$0] + Set(constants).sorted()).joined(separator: " ") } ?? "none"
  }

  /// How a request for nothing of ours is written that is about something else: `none weather`. What asks for
  /// nothing is of many kinds, with little in common.
  static func refusal(about topic: String) -> String { "\(request(nil, [])) \(topic)" }

  /// The same for who learns only what is asked for.
  var withoutSpans: Example {
    var example = self
    example.spans = nil
    return example
  }

  /// The same as a recogniser writes it.
  var inSmallLetters: Example {
    let lower = text.lowercased()
    guard lower.unicodeScalars.count == text.unicodeScalars.count else { return self }
    var example = self
    example.text = lower
    return example
  }
}

extension Example.Span {
  /// The field that a tag sets to the words it covers: `artistName` of `{artistName^gen:text}`; `nil` for a tag
  /// of constants.
  static func field(of tag: String) -> String? {
    guard let brace = tag.lastIndex(of: "{") else { return nil }
    let slot = tag[tag.index(after: brace)...]
    guard let end = slot.firstIndex(of: ":") else { return nil }
    return String(slot[..<end].prefix { $0 != "^" })
  }

  /// Whether a tag stands for names in any form.
  static func isOfAnyForm(_ tag: String) -> Bool { tag.contains("^*") }

  /// The same tag for a name in its dictionary form.
  static func plain(_ tag: String) -> String { tag.replacing("^*", with: "") }
}
