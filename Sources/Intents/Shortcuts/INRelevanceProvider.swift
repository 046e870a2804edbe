/// A moment in which a shortcut is of use; each kind of moment is a subclass.
@available(iOS 12.0, *)
open class INRelevanceProvider: PlainObject, @unchecked Sendable {
  /// Reads the kind of moment that `plain` holds.
  package override class func decode(_ plain: PlainValue) throws -> Self {
    if self == INRelevanceProvider.self {
      let kinds: [(String, INRelevanceProvider.Type)] = [
        ("start", INDateRelevanceProvider.self), ("region", INLocationRelevanceProvider.self),
        ("situation", INDailyRoutineRelevanceProvider.self),
      ]
      if let kind = kinds.first(where: { plain[$0.0] != nil })?.1,
        let provider = try kind.decode(plain) as? Self
      {
        return provider
      }
    }
    return try super.decode(plain)
  }
}
