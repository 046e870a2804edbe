/// Collects the members of one plain object; what was not said is left out.
package struct PlainWriter {
  private(set) var members: [String: PlainValue] = [:]

  // Not specialized, as those of `PlainReader` are not.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func write(_ value: some PlainCodable, as key: String) {
    let plain = value.plain
    if plain != .null { members[key] = plain }
  }
}
