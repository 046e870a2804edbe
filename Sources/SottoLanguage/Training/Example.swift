/// A sentence to learn from: its words, what it asks for and what its words name.
struct Example {
  var text: String
  /// The apps that were allowed when it was said.
  var apps: [String] = []
  /// `INPlayMediaIntent`, `SystemMediaControl {command=pause}`, `none`.
  var request: String
  /// `nil` where only the request is known.
  var spans: [Span]? = []
  /// The course of training that alone learns it; `nil` for all.
  var course: Int?

  /// Some of the text, counted in scalars, and the template of what it names.
  struct Span {
    var range: Range<Int>
    var tag: String
  }

  var intent: String { String(request.prefix { $0 != " " }) }

  /// How a kind of request is written: the intent and the constants that tell it from others of it.
  static func request(_ intent: String?, _ constants: [String]) -> String {
    intent.map { ([$0] + Set(constants).sorted()).joined(separator: " ") } ?? "none"
  }

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
