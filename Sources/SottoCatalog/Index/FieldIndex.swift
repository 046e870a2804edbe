/// The names of one field in an index, read only.
struct FieldIndex: Sendable {
  let field: NameField
  /// The names of a row and what each changes; only of fields that are compared.
  let rowNames: ListColumn<Reference>
  let nameRows: ListColumn<Reference>
  let nameForms: ListColumn<Reference>
  let formNames: ListColumn<Reference>
  let formTexts: ListColumn<UInt8>
  let formSizes: Column<UInt8>
  private let nameScripts: Column<UInt8>
  let grams: ListColumn<UInt8>
  private let keySlots: Column<UInt32>
  private let keyTags: Column<UInt8>
  private let words: Column<UInt64>

  init(_ field: NameField, of image: IndexImage) {
    func lists<Element>(_ ends: IndexSection.Part, _ elements: IndexSection.Part)
      -> ListColumn<Element>
    {
      image.lists(.field(field, ends), .field(field, elements))
    }
    self.field = field
    rowNames = lists(.rowNameEnds, .rowNames)
    nameRows = lists(.nameRowEnds, .nameRows)
    nameForms = lists(.nameFormEnds, .nameForms)
    formNames = lists(.formNameEnds, .formNames)
    formTexts = lists(.formTextEnds, .formTexts)
    nameScripts = image.column(.field(field, .nameScripts))
    formSizes = image.column(.field(field, .formSizes))
    grams = lists(.gramEnds, .grams)
    keySlots = image.column(.field(field, .keySlots))
    keyTags = image.column(.field(field, .keyTags))
    words = image.column(.field(field, .words))
  }

  var formCount: Int { formTexts.count }
  var nameCount: Int { nameRows.count }

  func scripts(of name: Int) -> Scripts { Scripts(rawValue: nameScripts[name]) }

  /// Whether several forms have a word; now and then of a word that none has.
  func knows(_ word: some Collection<UInt8>) -> Bool {
    guard words.count > 0 else { return false }
    let place = WordSet.place(of: word, in: words.count * 64)
    return words[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  /// Whether its columns are as long as one another, in an index of so many rows.
  func isConsistent(rows: Int) -> Bool {
    rowNames.count == (field.isCompared ? rows : 0)
      && nameForms.count == nameCount && nameScripts.count == nameCount
      && formNames.count == formCount && formSizes.count == formCount
      && keyTags.count == keySlots.count
  }

  /// For each of its lists, whether it is whole.
  var checks: [@Sendable () -> Bool] {
    [rowNames, nameRows, nameForms, formNames].map { lists in { @Sendable in lists.isWhole } }
      + [formTexts, grams].map { lists in { @Sendable in lists.isWhole } }
  }

  /// The forms that are the same to the ear.
  ///
  /// - Complexity: O(1) in the number of names.
  func forms(of key: SoundKey) -> [Int] {
    guard keySlots.count > 0, !key.bytes.isEmpty else { return [] }
    let hash = key.hash
    let tag = KeyTable.tag(hash)
    var found: [Int] = []
    var slot = Int(truncatingIfNeeded: hash) & (keySlots.count - 1)
    // Once round at most, should no slot be empty.
    for _ in 0..<keySlots.count {
      let form = keySlots[slot]
      guard form != KeyTable.empty else { break }
      if keyTags[slot] == tag, SoundKey(formTexts[Int(form)]) == key { found.append(Int(form)) }
      slot = (slot + 1) & (keySlots.count - 1)
    }
    return found
  }
}
