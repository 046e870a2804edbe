/// Where the values of an XML property list stand in its text, for the lines of findings and for changes
/// that leave all else as it is.
struct PropertyListText: Sendable {
  /// A value in the text.
  struct Node: Sendable {
    /// The value's element, with its tags.
    var range: Range<Int>
    /// The element of the key that it stands behind.
    var key: Range<Int>?
    /// Where the closing tag begins; `nil` of an element without one, as `<array/>`.
    var closing: Int?
    /// Of a dictionary by their keys, of an array by their places.
    var children: [(name: String, node: Node)] = []
    var isArray = false
    var isDictionary = false

    /// Where an entry begins: at its key, or the value itself.
    var start: Int { key?.lowerBound ?? range.lowerBound }
  }

  let bytes: [UInt8]
  let root: Node
  private let lineStarts: LineStarts

  /// - Returns: `nil` for what is no XML property list, such as a binary one.
  init?(_ bytes: [UInt8]) {
    var scanner = PropertyListScanner(bytes)
    guard let root = scanner.root() else { return nil }
    self.bytes = bytes
    self.root = root
    lineStarts = LineStarts(of: bytes)
  }

  /// The value that keys and places lead to.
  func node(at path: [String]) -> Node? {
    var node = root
    for name in path {
      if node.isArray {
        guard let place = Int(name), node.children.indices.contains(place) else { return nil }
        node = node.children[place].node
        continue
      }
      guard let child = node.children.first(where: { $0.name == name }) else { return nil }
      node = child.node
    }
    return node
  }

  /// The line of a value, counted from 1, or of the innermost that is there.
  func line(of path: [String]) -> Int {
    var path = path
    while !path.isEmpty {
      if let node = node(at: path) { return lineStarts.line(at: node.start) }
      path.removeLast()
    }
    return lineStarts.line(at: root.start)
  }
}
