extension OtherDomain {
  var sourceFile: SourceFile {
    let types = types.split(separator: " ").map { "\(unavailable)\n\(Self.declaration(of: $0))" }
    let protocols = protocols.split(separator: " ").map {
      "\(unavailable)\npublic protocol \($0) {}"
    }
    let text = (types + protocols).joined(separator: "\n\n")
    return SourceFile(
      name, in: Domain(name: "Unavailable"), importsFoundation: text.contains("NSObject"), text)
  }

  private var unavailable: String {
    """
    @available(
      *, unavailable,
      message: "Sotto has no \(subject): apps handle media, lists, notes and rides here. Take this out, or put it into #if canImport(Darwin)"
    )
    """
  }

  /// A declaration behind which as few other mistakes as can be hide the message: what stands for
  /// them all has whatever member is asked for. Intents and their responses are types of their own,
  /// since handlers overload methods by them.
  private static func declaration(of name: Substring) -> String {
    if name.hasSuffix("IntentResponse") {
      return "public final class \(name): _UnavailableResponse, @unchecked Sendable {}"
    }
    if name.hasSuffix("Intent") {
      return "public final class \(name): _UnavailableIntent, @unchecked Sendable {}"
    }
    let general =
      if name.hasSuffix("ResolutionResult") {
        "_UnavailableResolutionResult"
      } else if name.hasSuffix("ResponseCode") {
        "_UnavailableCode"
      } else {
        "NSObject"
      }
    return "public typealias \(name) = \(general)"
  }
}
