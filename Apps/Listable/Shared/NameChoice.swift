import SottoCatalog

/// What a person may mean by a name, among things that have names.
package enum NameChoice<Element> {
  /// The name is this one's, or a form of it.
  case exact(Element)
  /// Nothing has the name; this one's is near.
  case near(Element)
  /// Any of these may be meant.
  case several([Element])
  case none

  /// - Parameters:
  ///   - said: What the person called it.
  ///   - elements: Those of which the key may have all its words in some form (`NameKey.stems(of:)`).
  ///   - name: What each is called.
  ///   - all: What else there is: one may sound like it.
  init(
    _ said: String, among elements: [Element], by name: (Element) -> String,
    orAmong all: () throws(NotebookError) -> [Element]
  ) throws(NotebookError) {
    let words = NameKey.words(of: said)
    let names = elements.map { NameKey.words(of: name($0)) }
    func found(_ fits: ([String]) -> Bool) -> [Element] {
      names.indices.filter { fits(names[$0]) }.map { elements[$0] }
    }
    var named = found { $0 == words }
    if named.isEmpty { named = found { NameKey.areForms(words, $0) } }
    if named.count == 1 {
      self = .exact(named[0])
      return
    }
    if named.isEmpty { named = found { NameKey.isPart(words, of: $0) } }
    if named.isEmpty { named = Self.sounding(said, among: try all(), by: name) }
    switch named.count {
    case 0: self = .none
    case 1: self = .near(named[0])
    default: self = .several(Array(named.prefix(Self.mostChoices)))
    }
  }

  /// Those whose names sound alike, or differ in a few letters.
  private static func sounding(
    _ said: String, among elements: [Element], by name: (Element) -> String
  ) -> [Element] {
    let catalog = Catalog(
      elements.indices.map {
        CatalogItem(identifier: "\($0)", kind: .playlist, title: name(elements[$0]))
      })
    return catalog.search(CatalogQuery(mediaName: said), limit: mostChoices).likely
      .compactMap { Int($0.item.identifier).map { elements[$0] } }
  }

  /// More than these nobody chooses from.
  private static var mostChoices: Int { 5 }
}
