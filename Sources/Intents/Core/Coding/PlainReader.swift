/// Reads the members of one plain object into properties, and remembers the first that does not fit.
///
/// The door through which the runtime makes objects: every class of this module has
/// `init(reader:)`, which gives each property its member or its default. It cannot throw, so that
/// one designated initializer serves decoding, copying and the public initializers alike; whoever
/// decodes looks at `error` afterwards and drops the object. Apps cannot make a reader.
public final class PlainReader {
  private let members: [String: PlainValue]
  private let readsNothing: Bool

  /// The first member that did not fit.
  private(set) var error: PlainDecodingError?

  package init(_ members: [String: PlainValue]) {
    self.members = members
    readsNothing = false
  }

  private init() {
    members = [:]
    readsNothing = true
  }

  /// A reader of nothing: every property takes its default.
  static var empty: PlainReader { PlainReader() }

  // Not specialized for each type that a property can have, which would cost seconds of compile time.

  /// The member `key`; `nil` when it is missing or does not fit.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func optional<Value: PlainCodable>(_ key: String) -> Value? {
    guard let plain = members[key], plain != .null else { return nil }
    return decode(plain, key)
  }

  /// The member `key`, or `value` when it is missing or does not fit.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func value<Value: PlainCodable>(_ key: String, default value: Value) -> Value {
    optional(key) ?? value
  }

  /// The member `key`, which must be there unless this is a reader of nothing; else `placeholder`,
  /// with an error.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func required<Value: PlainCodable>(
    _ key: String, placeholder: @autoclosure () -> Value
  ) -> Value {
    if readsNothing { return placeholder() }
    return decode(members[key] ?? .null, key) ?? placeholder()
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private func decode<Value: PlainCodable>(_ plain: PlainValue, _ key: String) -> Value? {
    do {
      return try PlainDecodingError.inside(key) { try Value.decode(plain) }
    } catch {
      self.error = self.error ?? error as? PlainDecodingError
      return nil
    }
  }
}
