/// Which labels the words of a sentence to learn from may have.
///
/// A set may leave open in which form a name is, and what the words outside its names are: then a word has
/// several labels, and which of them is right is learnt, too.
struct TagLabels {
  private let numbers: [String: Int]
  /// The field that each tag sets; `nil` for a tag of constants.
  private let fields: [String?]
  private let tags: [String]

  init(_ tags: [String]) {
    self.tags = tags
    numbers = Dictionary(uniqueKeysWithValues: tags.enumerated().map { ($1, $0) })
    fields = tags.map(Example.Span.field)
  }

  /// For each word its labels, the plainest first.
  ///
  /// - Parameters:
  ///   - used: the tags that words of such a request have.
  ///   - told: see `Example`.
  func labels(
    _ tokens: Tokens, _ spans: [Example.Span], of used: [Int], told: Set<String>?
  ) -> [[Int]] {
    var labels = [[Int]](repeating: outside(of: used, told), count: tokens.count)
    for index in tokens.all.indices {
      guard let span = tokens.span(over: index, of: spans) else { continue }
      let isFirst = index == 0 || tokens.span(over: index - 1, of: spans)?.range != span.range
      labels[index] = meanings(of: span.tag, among: used).map {
        isFirst ? Model.begin($0) : Model.inside($0)
      }
    }
    return labels
  }

  /// A word outside all spans names nothing, or something that was not told.
  private func outside(of used: [Int], _ told: Set<String>?) -> [Int] {
    guard let told else { return [0] }
    let open = used.filter { tag in
      guard let name = fields[tag], tags[tag].hasSuffix(":text}") else { return true }
      return !told.contains(name) && Field(name)?.isFreeWording == true
    }
    return [0] + open.flatMap { [Model.begin($0), Model.inside($0)] }
  }

  private func meanings(of tag: String, among used: [Int]) -> [Int] {
    let plain = numbers[Example.Span.plain(tag)].map { [$0] } ?? []
    guard Example.Span.isOfAnyForm(tag), let open = tag.firstIndex(of: "*") else { return plain }
    // `{artistName^` begins all forms.
    let beginning = tag[..<open]
    return plain + used.filter { tags[$0].hasPrefix(beginning) && tags[$0].hasSuffix(":text}") }
  }
}

extension Tokens {
  fileprivate func span(over index: Int, of spans: [Example.Span]) -> Example.Span? {
    let place = scalarOffset(of: index)
    return spans.first { $0.range.contains(place) }
  }

  /// Whether a word is in one of some spans.
  func isCovered(_ index: Int, by spans: [Example.Span]) -> Bool {
    span(over: index, of: spans) != nil
  }
}
