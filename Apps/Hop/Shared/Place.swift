import Foundation
import HopDispatchAPI

/// A place of the gazetteer.
package struct Place: Hashable, Sendable, Identifiable {
  let thing: NamedThing
  package let position: Position

  package var id: String { thing.id }

  package struct Position: Hashable, Sendable {
    /// Degrees, positive in the north.
    package let latitude: Double
    /// Degrees, positive in the east.
    package let longitude: Double
  }

  /// - Returns: `nil` for what is nowhere on the earth.
  init?(_ thing: NamedThing) {
    let degrees = ["latitude", "longitude"].map { thing.details[$0].flatMap(Double.init) }
    guard let latitude = degrees[0], let longitude = degrees[1], (-90...90).contains(latitude),
      (-180...180).contains(longitude)
    else { return nil }
    self.thing = thing
    position = Position(latitude: latitude, longitude: longitude)
  }

  /// Its name for a person who speaks a language.
  package func name(in language: String) -> String { thing.name(in: language) }

  /// The place as one where somebody gets in or out.
  package func spot(in language: String) -> Spot {
    Spot(name: name(in: language), latitude: position.latitude, longitude: position.longitude)
  }
}
