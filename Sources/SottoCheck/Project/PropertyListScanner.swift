/// Finds the elements of an XML property list, in one pass over its text.
///
/// What the file says is read elsewhere, and safely; this only looks for where that stands.
struct PropertyListScanner {
  private let bytes: [UInt8]
  private var position = 0

  /// No list of an app is as deep.
  private static let mostDepth = 100

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Tag {
    var name: String
    var range: Range<Int>
    var isClosing = false
    var isWhole = false
  }

  /// The outermost value; `nil` where the text has none.
  mutating func root() -> PropertyListText.Node? {
    while let tag = nextTag() {
      if !tag.isClosing, tag.name != "plist" { return value(tag, depth: 0) }
    }
    return nil
  }

  private mutating func value(_ tag: Tag, depth: Int) -> PropertyListText.Node? {
    guard !tag.isClosing, depth < Self.mostDepth else { return nil }
    var node = PropertyListText.Node(
      range: tag.range, isArray: tag.name == "array", isDictionary: tag.name == "dict")
    if tag.isWhole { return node }
    var key: (text: String, range: Range<Int>)?
    while let inner = nextTag() {
      if inner.isClosing, inner.name == tag.name {
        node.closing = inner.range.lowerBound
        node.range = tag.range.lowerBound..<inner.range.upperBound
        return node
      }
      guard var child = value(inner, depth: depth + 1) else { return nil }
      if inner.name == "key", tag.name == "dict" {
        key = (text(of: child, behind: inner), child.range)
      } else if node.isArray {
        node.children.append(("\(node.children.count)", child))
      } else if let last = key {
        child.key = last.range
        node.children.append((last.text, child))
        key = nil
      }
    }
    return nil
  }

  private func text(of node: PropertyListText.Node, behind tag: Tag) -> String {
    let end = node.closing ?? tag.range.upperBound
    let text = String(decoding: bytes[tag.range.upperBound..<end], as: UTF8.self)
    return Self.references.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static let references = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  /// The next tag of an element; declarations and comments are passed over.
  private mutating func nextTag() -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", from: start) else { return nil }
        position = end
        continue
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      position = end + 1
      let inside = bytes[start + 1..<end]
      guard let first = inside.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else {
        continue
      }
      let isClosing = first == UInt8(ascii: "/")
      let name = inside.dropFirst(isClosing ? 1 : 0).prefix { !$0.isSpaceOrSlash }
      return Tag(
        name: String(decoding: name, as: UTF8.self), range: start..<end + 1, isClosing: isClosing,
        isWhole: inside.last == UInt8(ascii: "/"))
    }
    return nil
  }

  private func end(of text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    return (start..<bytes.count).first { bytes[$0...].starts(with: text) }.map { $0 + text.count }
  }
}

extension UInt8 {
  fileprivate var isSpaceOrSlash: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == UInt8(ascii: "/")
  }
}
