/// A sentence while it is made of the patterns.
struct Draft {
  /// A word or name, and the template of what it says.
  struct Piece {
    var text: String
    var tag: String?
    /// Pieces of the same span carry the same number.
    var span = 0
  }

  private(set) var pieces: [Piece] = []
  /// Constants of the whole request.
  var request: [String] = []
  /// Constants that wait for the words that stand for them.
  var waiting: [String] = []
  var apps: [String] = []
  private var spans = 0

  /// A word of a pattern; a constant that waits is said by it.
  mutating func add(word: String) {
    if waiting.isEmpty { pieces.append(Piece(text: word)) } else { add([word], tag: "") }
  }

  /// The words of a slot.
  mutating func add(_ words: [String], tag: String) {
    let tag = waiting.joined() + tag
    waiting = []
    spans += 1
    pieces += words.map { Piece(text: $0, tag: tag, span: spans) }
  }

  /// Lets the words from a place on stand for the constants that wait.
  mutating func closeWaiting(from first: Int) {
    guard !waiting.isEmpty, first < pieces.count, pieces[first...].allSatisfy({ $0.tag == nil })
    else { return }
    spans += 1
    for index in first..<pieces.count {
      pieces[index].tag = waiting.joined()
      pieces[index].span = spans
    }
    waiting = []
  }

  /// - Parameter intent: `nil` for what is none of ours, where nothing is named.
  func example(intent: String?, isSpaced: Bool) -> Example {
    var example = Example(text: "", apps: apps, request: Example.request(intent, request))
    var spans: [Example.Span] = []
    var count = 0
    var last: Int?
    for piece in pieces where !piece.text.isEmpty {
      if count > 0, isSpaced {
        example.text += " "
        count += 1
      }
      let range = count..<count + piece.text.unicodeScalars.count
      if let tag = piece.tag, intent != nil {
        if last == piece.span, let open = spans.popLast() {
          spans.append(
            Example.Span(range: open.range.lowerBound..<range.upperBound, tag: tag))
        } else {
          spans.append(Example.Span(range: range, tag: tag))
        }
      }
      last = piece.tag == nil ? nil : piece.span
      example.text += piece.text
      count = range.upperBound
    }
    example.spans = spans
    return example
  }
}
