extension OtherDomain {
  var sourceFile: SourceFile {
    let types = types.split(separator: " ").map {
      "\(unavailable)\npublic typealias \($0) = \(Self.stand(for: $0))"
    }
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

  /// What the name stands for: the general class, so that no other mistake hides the message.
  private static func stand(for name: Substring) -> String {
    if name.hasSuffix("ResolutionResult") { return "INIntentResolutionResult" }
    if name.hasSuffix("IntentResponse") { return "INIntentResponse" }
    return name.hasSuffix("Intent") ? "INIntent" : "NSObject"
  }
}
