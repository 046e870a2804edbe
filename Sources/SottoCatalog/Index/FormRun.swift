/// The forms of some names in a row, one text behind the other.
struct FormRun: Sendable {
  /// By name, the scripts it is written in.
  private(set) var scripts: [UInt8] = []
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var changes: [NameForm.Change] = []
  /// By name, how many forms it has.
  private var counts: [UInt8] = []

  /// - Parameter names: The numbers of the names' texts.
  init(_ names: some Sequence<Int>, of strings: TextTable, _ field: NameField) {
    var letters: [UInt8] = []
    for name in names {
      strings.withText(name) { whole in
        let text = UnsafeBufferPointer(rebasing: whole.prefix(Letters.longestText))
        let script = Scripts(of: text)
        scripts.append(script.rawValue)
        let isBorrowed = !script.isDisjoint(with: Loanwords.farScripts)
        Letters.shared.write(text, to: &letters)
        let isOnly = NameForm.isOnlyForm(letters, of: text, isArtist: field == .artist)
        if isOnly, !isBorrowed, !script.areSeveral {
          add(letters, .none)
          counts.append(1)
          return
        }
        var forms =
          field == .artist ? NameForm.forms(ofArtist: text) : NameForm.forms(ofTitle: text)
        if script.areSeveral { forms = forms.withHalves(of: text) }
        if isBorrowed { forms = forms.withLoanwords(from: script) }
        counts.append(UInt8(clamping: forms.count))
        for form in forms.prefix(Int(UInt8.max)) { add(form.spelling.bytes, form.change) }
      }
    }
  }

  private mutating func add(_ spelling: [UInt8], _ change: NameForm.Change) {
    bytes += spelling
    ends.append(UInt32(bytes.count))
    changes.append(change)
  }

  /// Gives the forms their numbers among all, and each name the numbers of its forms.
  func add(to names: inout Lists<Reference>, _ forms: inout TextTable) {
    bytes.withUnsafeBufferPointer { bytes in
      var form = 0
      for count in counts {
        for _ in 0..<count {
          let text = bytes[Int(ends[form])..<Int(ends[form + 1])]
          let index = forms.index(of: UnsafeBufferPointer(rebasing: text))
          names.append(Reference(index, changes[form]))
          form += 1
        }
        names.endList()
      }
    }
  }
}
