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

  /// The modules that it imported before, on whatever condition.
  package let imports: Set<String>

  /// Whether anything was replaced.
  public let isChanged: Bool

  /// Adapts a source.
  ///
  /// - Parameter modules: The modules that are built with it, where they are known: what it imports
  ///   and is neither one of them nor Apple's is reported.
  /// - Complexity: linear in its length.
  public init(_ source: [UInt8], beside modules: Set<String>? = nil) {
    var adaptation = Adaptation(source, beside: modules)
    adaptation.run()
    bytes = adaptation.result
    imports = adaptation.imports
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
