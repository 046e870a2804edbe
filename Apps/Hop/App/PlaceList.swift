import Foundation
import HopShared

/// Places as a shell shows them: a line each.
enum PlaceList {
  static func show(_ places: [Place]) {
    for place in places { print(line(place)) }
  }

  /// - Returns: The exit code: 1 where there is no such place.
  static func show(named said: String) -> Int32 {
    switch Gazetteer.shared.choice(said) {
    case .exact(let place): show([place])
    case .own(let own): print("\(own.id): a place of your own. “Hop \(own.id)” shows where it is.")
    case .near(let place): print("Perhaps \(line(place))")
    case .several(let places): show(places)
    case .none:
      return HopCommand.fail("There is no “\(said)”. “Hop places” shows all there are.\n", 1)
    }
    return 0
  }

  private static func line(_ place: Place) -> String {
    let name = place.name(in: HopCommand.language)
    return "\(place.id): \(name), \(place.position.latitude), \(place.position.longitude)"
  }
}
