extension OtherDomain {
  var sourceFile: SourceFile {
    let types = types.split(separator: " ").map { "\(unavailable)\n\(Self.declaration(of: $0))" }
    let protocols = protocols.split(separator: " ").map {
      "\(unavailable)\npublic protocol \($0) {}"
    }
    return SourceFile(
      name, in: Domain(name: "Unavailable"), importsFoundation: true,
      (types + protocols).joined(separator: "\n\n"))
  }

  private var unavailable: String {
    """
    @available(
      *, unavailable,
      message: "Sotto has no \(subject): apps handle media, lists, notes and rides here. Take this out, or put it into #if canImport(Darwin)"
    )
    """
  }

  /// A declaration behind which as few other mistakes as can be hide the message. Intents and their
  /// responses are types of their own, since handlers overload methods by them; the rest stands for
  /// the general class. No value of any of them can be made.
  private static func declaration(of name: Substring) -> String {
    if name.hasSuffix("Intent") || name.hasSuffix("IntentResponse") {
      return "public enum \(name) {}"
    }
    let general = name.hasSuffix("ResolutionResult") ? "INIntentResolutionResult" : "NSObject"
    return "public typealias \(name) = \(general)"
  }
}
