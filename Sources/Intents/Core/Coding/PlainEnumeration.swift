/// An enumeration whose plain form is the name of its case; `unknown` has none and is left out.
package protocol PlainEnumeration: PlainCodable, RawRepresentable, Equatable {
  /// The spelling of every case that has one.
  static var spellings: KeyValuePairs<String, Self> { get }
}

// Not specialized for each enumeration, as the methods of `PlainReader` are not for each type.
extension PlainEnumeration {
  /// The name of the case; `nil` for `unknown` and for a value that has no case.
  package var spelling: String? {
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    get { Self.spellings.first { $0.value == self }?.key }
  }

  package var plain: PlainValue { spelling.plain }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func decode(_ plain: PlainValue) throws -> Self {
    guard let value = spellings.first(where: { $0.key == plain.string })?.value else {
      let names = spellings.map(\.key).joined(separator: ", ")
      throw PlainDecodingError(expected: "one of \(names)", found: plain)
    }
    return value
  }
}

/// An option set whose plain form is the list of the names of its options; none is left out.
package protocol PlainOptions: PlainCodable, OptionSet where Element == Self {
  /// The spelling of every single option.
  static var spellings: KeyValuePairs<String, Self> { get }
}

extension PlainOptions {
  package var plain: PlainValue {
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    get {
      isEmpty
        ? .null : .list(Self.spellings.filter { contains($0.value) }.map { .string($0.key) })
    }
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func decode(_ plain: PlainValue) throws -> Self {
    try [String].decode(plain).enumerated().reduce(into: []) { options, name in
      guard let option = spellings.first(where: { $0.key == name.element })?.value else {
        let names = spellings.map(\.key).joined(separator: ", ")
        throw PlainDecodingError(
          path: ["[\(name.offset)]"], expected: "one of \(names)", found: .string(name.element))
      }
      options.formUnion(option)
    }
  }
}
