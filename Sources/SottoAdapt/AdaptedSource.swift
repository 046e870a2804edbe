/// A Swift source without what only the Objective-C runtime understands.
///
/// Attributes such as `@objc` are replaced by blanks, so every line and column stays where it was.
/// What has no meaning without that runtime, such as `#selector`, is left and reported. Two kinds of
/// lines grow: an import, where a part of Foundation that is a module of its own here is imported, too;
/// and `set(nil, forKey:)` of defaults, which becomes `removeObject(forKey:)`.
public struct AdaptedSource: Sendable {
  /// The source.
  public let bytes: [UInt8]

  /// What is left to the developer, in the order of the source.
  public let findings: [Finding]

  /// Whether anything was replaced.
  public let isChanged: Bool

  /// Adapts a source.
  ///
  /// - Complexity: linear in its length.
  public init(_ source: [UInt8]) {
    var adaptation = Adaptation(source)
    adaptation.run()
    bytes = adaptation.result
    isChanged = bytes != source
    findings = adaptation.remarks.map { remark in
      let before = source[..<remark.position]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return Finding(
        severity: remark.severity, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: remark.position - start + 1, message: remark.message)
    }
  }

  /// Adapts a source.
  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The source as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
