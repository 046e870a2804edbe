import Testing

@testable import SottoCatalog

/// Catalogs after changes, against what a plain dictionary and a look at every item say.
@Suite struct CatalogChangeTests {
  /// What may happen to a catalog of few items.
  private enum Change: CaseIterable {
    case addHello, renameHello, addWorld, removeHello, removeWorld, addBoth

    var added: [CatalogItem] {
      switch self {
      case .addHello: [item("a", "Hello")]
      case .renameHello: [item("a", "Goodbye")]
      case .addWorld: [item("b", "World")]
      case .addBoth: [item("a", "Hello"), item("b", "Hello")]
      case .removeHello, .removeWorld: []
      }
    }

    var removed: [String] {
      switch self {
      case .removeHello: ["a"]
      case .removeWorld: ["b", "unknown"]
      default: []
      }
    }

    private func item(_ identifier: String, _ title: String) -> CatalogItem {
      CatalogItem(identifier: identifier, kind: .song, title: title)
    }
  }

  @Test func everySequenceOfChangesIsSound() {
    func check(_ catalog: Catalog, _ known: [String: CatalogItem], _ depth: Int) {
      #expect(catalog.count == known.count)
      #expect(Set(catalog.items) == Set(known.values))
      for identifier in ["a", "b", "c"] { #expect(catalog[identifier] == known[identifier]) }
      for title in ["Hello", "Goodbye", "World"] {
        let found = catalog.search(CatalogQuery(mediaName: title)).filter { $0.score == 1 }
        let expected = known.values.filter { $0.title == title }
        #expect(Set(found.map(\.item)) == Set(expected))
      }
      guard depth > 0 else { return }
      for change in Change.allCases {
        var next = known
        for identifier in change.removed { next[identifier] = nil }
        for item in change.added { next[item.identifier] = item }
        check(catalog.removing(change.removed).updating(change.added), next, depth - 1)
      }
    }
    check(Catalog([]), [:], 4)
  }

  @Test func oldSnapshotsStayAsTheyWere() {
    let before = Catalog(Cases.items)
    let after = before.removing(["skyfall"])
    #expect(before["skyfall"] != nil)
    #expect(after["skyfall"] == nil)
    #expect(!before.search(CatalogQuery(mediaName: "skyfall")).isEmpty)
  }

  @Test func manySmallChangesStayFewSegments() {
    var catalog = Catalog([])
    for number in 0..<500 {
      catalog = catalog.updating([
        CatalogItem(identifier: "\(number)", kind: .song, title: "Number \(number)")
      ])
    }
    #expect(catalog.count == 500)
    #expect(catalog.segments.count < 12)
    #expect(catalog.search(CatalogQuery(mediaName: "number 437")).first?.item.identifier == "437")
  }

  /// The best that a look at every name finds is what the search finds, for slips of all sorts.
  @Test(arguments: Cases.items.filter { $0.kind != .genre })
  func searchFindsWhatAScanFinds(_ item: CatalogItem) {
    let catalog = Catalog(Cases.items)
    let title = Spelling(item.title).description
    for place in title.indices where title[place] != " " {
      var slip = title
      slip.remove(at: place)
      guard Spelling(slip).bytes.count > 3 else { continue }
      let said = slip
      let best = Cases.items.map { Self.score(of: $0, said) }.max() ?? 0
      guard best >= 0.75 else { continue }
      let found = catalog.search(CatalogQuery(mediaName: said)).first?.score ?? 0
      // Said in Latin letters, a Cyrillic name is of another script; and scores are told in steps.
      #expect(found >= best * 0.98 - 0.005, "\(said): \(found), not \(best)")
    }
  }

  private static func score(of item: CatalogItem, _ said: String) -> Double {
    var comparer = NameComparer(Spelling(said))
    return ([item.title] + item.aliases).flatMap { NameForm.forms(ofTitle: $0) }.map { form in
      form.spelling.bytes.withUnsafeBufferPointer { comparer.score($0) }.after(form.change).value
    }.max() ?? 0
  }
}
