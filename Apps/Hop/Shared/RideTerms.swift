import Foundation

/// What the dispatch knows by a word of its own, and people by names: kinds of ride, and ways to pay.
package struct RideTerms: Sendable {
  private let things: [String: NamedThing]
  private let finder: NameFinder

  package static let options = RideTerms("option")
  package static let payments = RideTerms("payment")

  private init(_ kind: String) {
    let table = NamedThing.table(String(decoding: PackageResources.terms_tsv, as: UTF8.self))
    let things = table.filter { $0.details["kind"] == kind }
    self.things = Dictionary(things.map { ($0.id, $0) }) { first, _ in first }
    finder = NameFinder(things)
  }

  /// What a person calls it; a kind that the dispatch has and this Hop does not know by its own word.
  package func name(of id: String, in language: String) -> String {
    things[id]?.name(in: language) ?? id
  }

  /// What a person means by a name; `nil` where that is nothing of the sort.
  package func id(of said: String) -> String? {
    if things[said] != nil { return said }
    let exact = finder.find(said).exact
    return exact.count == 1 ? exact[0].id : nil
  }
}
