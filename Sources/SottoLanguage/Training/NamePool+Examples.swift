extension NamePool {
  /// The same sentence with other names in the same places; `nil` for one that has none to change.
  func otherNames(in example: Example, _ random: inout SplitMix) -> Example? {
    guard let spans = example.spans else { return nil }
    let scalars = Array(example.text.unicodeScalars)
    var other = example
    other.spans = []
    var text = String.UnicodeScalarView()
    var end = 0
    var isOther = false
    for span in spans where span.range.lowerBound >= end {
      text.append(contentsOf: scalars[end..<span.range.lowerBound])
      let start = text.count
      let said = String(String.UnicodeScalarView(scalars[span.range]))
      if let parameter = Self.parameter(of: span.tag), has(parameter),
        let name = name(parameter, &random)
      {
        isOther = true
        // A sentence without capitals stays one.
        let isSmall = said.lowercased() == said
        text.append(contentsOf: (isSmall ? name.lowercased() : name).unicodeScalars)
      } else {
        text.append(contentsOf: said.unicodeScalars)
      }
      other.spans?.append(Example.Span(range: start..<text.count, tag: span.tag))
      end = span.range.upperBound
    }
    text.append(contentsOf: scalars[end...])
    other.text = String(text)
    return isOther ? other : nil
  }
}
