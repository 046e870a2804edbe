import Intents

extension PlainValue {
  /// The element of an XML property list that says this value.
  ///
  /// - Parameter indent: The blanks in front of the line that it begins in.
  func propertyListElement(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .bool(let flag): return flag ? "<true/>" : "<false/>"
    case .string(let text): return "<string>\(text.escapedForXML)</string>"
    case .integer(let number): return "<integer>\(number)</integer>"
    case .number(let number): return "<real>\(number)</real>"
    case .null: return "<string></string>"
    case .list(let list):
      let lines = list.map { "\(inner)\($0.propertyListElement(indent: inner))\n" }
      return "<array>\n\(lines.joined())\(indent)</array>"
    case .object(let members):
      let lines = members.sorted { $0.key < $1.key }.map { key, value in
        "\(inner)<key>\(key.escapedForXML)</key>\n"
          + "\(inner)\(value.propertyListElement(indent: inner))\n"
      }
      return "<dict>\n\(lines.joined())\(indent)</dict>"
    }
  }
}

extension String {
  /// The text with what would be markup written as references.
  var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
