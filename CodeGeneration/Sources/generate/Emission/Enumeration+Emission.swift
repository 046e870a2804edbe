extension Enumeration {
  func sourceFile(in domain: Domain) -> SourceFile {
    SourceFile(name, in: domain, (isOptionSet ? optionSet : enumeration) + "\n\n" + spellings)
  }

  private var enumeration: String {
    """
    /// \(summary)
    public enum \(name): Int, Sendable {
      \(cases.map { "case \($0.name.escaped) = \($0.rawValue)" }.lines(2))
    }
    """
  }

  private var optionSet: String {
    """
    /// \(summary)
    public struct \(name): OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      \(cases.map { "public static let \($0.name) = \(name)(rawValue: \($0.rawValue))" }.lines(2))
    }
    """
  }

  private var spellings: String {
    let pairs = cases.filter { $0.name != "unknown" }.map { "\"\($0.name)\": .\($0.name)," }
    return """
      extension \(name): \(isOptionSet ? "PlainOptions" : "PlainEnumeration") {
        package static var spellings: KeyValuePairs<String, \(name)> {
          [
            \(pairs.lines(6))
          ]
        }
      }
      """
  }
}

extension String {
  /// The name of a case as its declaration writes it.
  fileprivate var escaped: String { self == "default" ? "`default`" : self }
}
