import Testing

@testable import SottoCatalog

/// What a score is made of, as the benchmark fits it.
@Suite struct NameFiguresTests {
  private static let items = [
    CatalogItem(identifier: "1", kind: .song, title: "Tears Dry on Their Own", artists: ["Amy"]),
    CatalogItem(identifier: "2", kind: .song, title: "Tears in the Rain", artists: ["Ann"]),
    CatalogItem(identifier: "3", kind: .song, title: "Halo (Live)", artists: ["Beyoncé"]),
  ]

  private func figures(_ query: CatalogQuery) -> [String: NameFigures] {
    let catalog = Catalog(Self.items)
    let matches = catalog.search(query)
    #expect(!matches.isEmpty)
    return matches.reduce(into: [:]) {
      $0[$1.item.identifier] = catalog.figures(of: $1, for: query)
    }
  }

  @Test func differencesAreTold() throws {
    let figures = figures(CatalogQuery(mediaName: "tears on their own"))
    let meant = try #require(figures["1"]?.forms.first?.difference)
    #expect(meant.slips == 3)
    #expect(meant.words?.isLeftOut == true && meant.words?.unsaidWords == 1)
    let other = try #require(figures["2"]?.forms.first?.difference)
    #expect(other.words?.isLeftOut == false && other.words?.strangeWords == 3)
    #expect(other.hasSameConsonants)
  }

  @Test func whatIsTheSameHasAScore() throws {
    let forms = try #require(figures(CatalogQuery(mediaName: "halo"))["3"]?.forms)
    #expect(forms.contains { $0.score == 1 && $0.share == 0.98 && $0.difference == nil })
  }

  @Test func severalNamesHaveNone() {
    #expect(figures(CatalogQuery(mediaName: "halo", artistName: "beyonce")).isEmpty)
  }
}
