public import Foundation

/// The common base of intents, responses, resolution results and the values they hold.
///
/// A subclass says twice what it holds, in `init(reader:)` and in `write(to:)`. Copying, secure
/// coding, equality, hashing and the description follow from that.
///
/// Why `@unchecked Sendable`: these objects have the reference semantics of the framework they
/// stand for, and some have settable properties. Each has one owner at a time. The runtime makes
/// one, hands it to the handler and does not touch it again; the handler makes an answer and hands
/// it back. Without the promise no `@MainActor` class could implement the `async` handler methods.
open class PlainObject: NSObject, NSCopying, NSSecureCoding, PlainCodable, @unchecked Sendable {
  /// The names of the properties that a class has from an intent definition; none in this module.
  open class var customProperties: [String] { [] }

  /// The values of those properties.
  var customValues: [String: PlainValue] = [:]

  /// Makes an object of what the runtime read; apps use the other initializers.
  public required init(reader: PlainReader) {
    super.init()
    for name in Self.customProperties { customValues[name] = reader.optional(name) }
  }

  /// Writes what the object holds; an override calls `super` first.
  package func write(to writer: inout PlainWriter) {
    for (name, value) in customValues { writer.write(value, as: name) }
  }

  /// The member that stands for the whole object where there is no other: a list's title. `nil`
  /// when the object is always written in full.
  package class var shortForm: String? { nil }

  /// The members of an object whose plain form is `plain`.
  package class func members(of plain: PlainValue) throws -> [String: PlainValue] {
    if let members = plain.object { return members }
    guard let shortForm else { throw PlainDecodingError(expected: "an object", found: plain) }
    return [shortForm: plain]
  }

  /// The whole object as a tree.
  package var plain: PlainValue {
    var writer = PlainWriter()
    write(to: &writer)
    if let shortForm = Self.shortForm, writer.members.count == 1,
      let only = writer.members[shortForm], only.object == nil
    {
      return only
    }
    return .object(writer.members)
  }

  package class func decode(_ plain: PlainValue) throws -> Self {
    let reader = PlainReader(try members(of: plain))
    let object = self.init(reader: reader)
    if let error = reader.error { throw error }
    return object
  }

  // MARK: NSCopying, NSSecureCoding

  /// A copy that shares nothing with the original.
  public func copy(with zone: NSZone? = nil) -> Any {
    // A tree that was just written always reads back: a reader only objects to foreign trees.
    type(of: self).init(reader: PlainReader((try? Self.members(of: plain)) ?? [:]))
  }

  /// `true`: an archive holds plain values only, never the name of a class to look up.
  public class var supportsSecureCoding: Bool { true }

  /// Reads an archived object; `nil` when the archive does not hold one of this class.
  public required convenience init?(coder: NSCoder) {
    guard
      coder.containsValue(forKey: "plain"),
      let data = coder.decodeObject(of: NSData.self, forKey: "plain"),
      let plain = try? JSONDecoder().decode(PlainValue.self, from: data as Data),
      let members = try? Self.members(of: plain)
    else { return nil }
    let reader = PlainReader(members)
    self.init(reader: reader)
    if reader.error != nil { return nil }
  }

  /// Archives the object as its plain form.
  public func encode(with coder: NSCoder) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Plain values hold nothing that JSON cannot: no infinity, no other keys than strings.
    guard let data = try? encoder.encode(plain) else { return }
    coder.encode(data as NSData, forKey: "plain")
  }

  // MARK: Equality and description

  /// Objects of one class that hold the same are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PlainObject, type(of: other) == type(of: self) else {
      return false
    }
    return other === self || other.plain == plain
  }

  /// Follows from what the object holds.
  open override var hash: Int { plain.hashValue }

  /// The class and what the object holds, for logs.
  open override var description: String { "\(type(of: self)) \(plain)" }
}
