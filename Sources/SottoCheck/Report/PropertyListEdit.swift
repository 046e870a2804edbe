import Foundation
import Intents

/// Changes property lists where a mistake has one remedy, and leaves all else in them as it is.
package enum PropertyListEdit {
  /// A change that was not made, and why.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Makes the changes of one file.
  ///
  /// - Returns: What was written, a line a change: `Intents/Info.plist: …`.
  package static func apply(_ fixes: [Fix]) throws -> [String] {
    guard let first = fixes.first else { return [] }
    guard !first.location.hasSuffix(".pbxproj"),
      let data = FileManager.default.contents(atPath: first.location)
    else {
      throw Failure(description: "\(first.file): Set it in Xcode, whose project says it.")
    }
    var bytes = Array(data)
    // An element that is taken out moves those behind it.
    let ordered =
      fixes.filter { $0.change != .remove } + fixes.filter { $0.change == .remove }.reversed()
    for fix in ordered {
      guard let text = PropertyListText(bytes), let changed = change(text, fix) else {
        throw Failure(
          description:
            "\(first.file): It is no XML property list of the usual form; change it by hand.")
      }
      bytes = changed
    }
    try Data(bytes).write(to: URL(fileURLWithPath: first.location), options: .atomic)
    return ordered.map(\.text)
  }

  private static func change(_ text: PropertyListText, _ fix: Fix) -> [UInt8]? {
    switch fix.change {
    case .set(let value): set(value, at: fix.path, in: text)
    case .append(let value):
      text.node(at: fix.path) == nil
        ? set(.list([value]), at: fix.path, in: text) : append(value, at: fix.path, in: text)
    case .remove: remove(fix.path, from: text)
    }
  }

  private static func set(
    _ value: PlainValue, at path: [String], in text: PropertyListText
  ) -> [UInt8]? {
    if let node = text.node(at: path) {
      return replacing(
        node.range, by: value.propertyListElement(indent: indent(of: node, in: text)), in: text)
    }
    guard let key = path.last else { return nil }
    let parent = Array(path.dropLast())
    guard let dictionary = text.node(at: parent) else {
      return set(.object([key: value]), at: parent, in: text)
    }
    guard dictionary.isDictionary else { return nil }
    let inner = indent(of: dictionary, in: text) + "  "
    let entry =
      "\(inner)<key>\(key.escapedForXML)</key>\n\(inner)\(value.propertyListElement(indent: inner))\n"
    return insert(entry, into: dictionary, tag: "dict", in: text)
  }

  private static func append(
    _ value: PlainValue, at path: [String], in text: PropertyListText
  ) -> [UInt8]? {
    guard let array = text.node(at: path), array.isArray else { return nil }
    let inner = indent(of: array, in: text) + "  "
    return insert(
      "\(inner)\(value.propertyListElement(indent: inner))\n", into: array, tag: "array", in: text)
  }

  /// Puts lines in front of the closing tag.
  private static func insert(
    _ lines: String, into node: PropertyListText.Node, tag: String, in text: PropertyListText
  ) -> [UInt8] {
    let outer = indent(of: node, in: text)
    guard let closing = node.closing else {
      return replacing(node.range, by: "<\(tag)>\n\(lines)\(outer)</\(tag)>", in: text)
    }
    let start = lineStart(of: closing, in: text)
    let isAlone = text.bytes[start..<closing].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return isAlone
      ? replacing(start..<start, by: lines, in: text)
      : replacing(closing..<closing, by: "\n\(lines)\(outer)", in: text)
  }

  private static func remove(_ path: [String], from text: PropertyListText) -> [UInt8]? {
    guard let node = text.node(at: path) else { return nil }
    var range = node.start..<node.range.upperBound
    let start = lineStart(of: range.lowerBound, in: text)
    let isFirst = text.bytes[start..<range.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    if isFirst, range.upperBound < text.bytes.count,
      text.bytes[range.upperBound] == UInt8(ascii: "\n")
    {
      range = start..<range.upperBound + 1
    }
    return replacing(range, by: "", in: text)
  }

  private static func replacing(
    _ range: Range<Int>, by replacement: String, in text: PropertyListText
  ) -> [UInt8] {
    var bytes = text.bytes
    bytes.replaceSubrange(range, with: replacement.utf8)
    return bytes
  }

  private static func lineStart(of offset: Int, in text: PropertyListText) -> Int {
    text.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The blanks in front of the line that an entry begins in.
  private static func indent(of node: PropertyListText.Node, in text: PropertyListText) -> String {
    let line = text.bytes[lineStart(of: node.start, in: text)...]
    return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

extension Fix {
  /// What was done, as a line.
  fileprivate var text: String {
    let key = ConfigurationFile.shown(path) ?? ""
    return switch change {
    case .set(let value): "\(file): \(key) is \(value.shown) now."
    case .append(let value): "\(file): \(key) has \(value.shown) now."
    case .remove: "\(file): \(key) is taken out."
    }
  }
}

extension PlainValue {
  fileprivate var shown: String {
    string ?? bool.map { $0 ? "true" : "false" } ?? "written"
  }
}
