/// What an app found for one parameter: a value, a question, or why it cannot serve it.
@available(iOS 10.0, *)
open class INIntentResolutionResult: PlainObject, @unchecked Sendable {
  /// What was found.
  package internal(set) var resolution = Resolution.needsValue

  /// The parameter is needed and was not said; the person is asked for it.
  open class func needsValue() -> Self { make(.needsValue) }

  /// The request goes on without the parameter.
  open class func notRequired() -> Self { make(.notRequired) }

  /// The app cannot serve what was said.
  open class func unsupported() -> Self { make(.unsupported(reason: nil)) }

  /// Makes a result of this class.
  class func make(_ resolution: Resolution) -> Self {
    let result = self.init(reader: .empty)
    result.resolution = resolution
    return result
  }

  public required init(reader: PlainReader) {
    resolution = reader.value("resolution", default: .needsValue)
    super.init(reader: reader)
  }

  package override var plain: PlainValue { resolution.plain }

  package override class func members(of plain: PlainValue) throws -> [String: PlainValue] {
    // The whole tree is one value; its errors need no step of a path.
    ["resolution": try Resolution.decode(plain).plain]
  }
}
