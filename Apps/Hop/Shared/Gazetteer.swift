import Foundation
import HopDispatchAPI

/// The places that Hop knows, found by what people call them.
package struct Gazetteer: Sendable {
  package let places: [Place]
  /// “Home” and “work”, which lie somewhere else for each person.
  package let ownPlaces: [NamedThing]
  private let known: NameFinder
  private let own: NameFinder

  /// The places that are compiled in.
  package static let shared = Gazetteer(
    table: String(decoding: PackageResources.places_tsv, as: UTF8.self))

  /// - Parameter table: As `places.tsv` is.
  package init(table: String) {
    let things = NamedThing.table(table)
    places = things.compactMap(Place.init)
    ownPlaces = things.filter { Place($0) == nil }
    known = NameFinder(places.map(\.thing))
    own = NameFinder(ownPlaces)
  }

  package subscript(id: String) -> Place? { places.first { $0.id == id } }

  /// The place that lies there; `nil` where none does.
  package func place(latitude: Double, longitude: Double) -> Place? {
    places.first { place in
      abs(place.position.latitude - latitude) < Self.tolerance
        && abs(place.position.longitude - longitude) < Self.tolerance
    }
  }

  /// What a person means by a name.
  ///
  /// What is found only without its first word, as “from the museum” is, may be meant otherwise and is
  /// no more than near.
  package func choice(_ said: String) -> PlaceChoice {
    let choice = named(said)
    let rest = said.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    guard choice == .none, !rest.isEmpty else { return choice }
    if case .exact(let place) = named(String(rest)) { return .near(place) }
    return named(String(rest))
  }

  private func named(_ said: String) -> PlaceChoice {
    let (own, found) = (own.find(said), known.find(said))
    // A cathedral is “Dom” in one language, and home in another.
    if let home = own.exact.first, own.score >= found.score { return .own(home) }
    let (exact, near) = (found.exact.compactMap(Place.init), found.near.compactMap(Place.init))
    switch (exact.count, near.count) {
    case (1, _): return .exact(exact[0])
    case (0, 0): return .none
    case (0, 1): return .near(near[0])
    default: return .several(Array((exact.isEmpty ? near : exact).prefix(Self.mostChoices)))
    }
  }

  /// Degrees.
  private static let tolerance = 1e-6
  /// More than these nobody chooses from.
  private static let mostChoices = 5
}
