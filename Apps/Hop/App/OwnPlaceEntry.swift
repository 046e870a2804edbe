import Foundation
import HopShared

/// Where the person lives or works, as they keep it in a shell.
struct OwnPlaceEntry {
  private let own: NamedThing
  private let kept: OwnPlaces

  /// - Parameter id: “home” or “work”.
  init?(_ id: String, _ container: HopContainer) {
    guard let own = Gazetteer.shared.ownPlaces.first(where: { $0.id == id }) else { return nil }
    self.own = own
    kept = OwnPlaces(container)
  }

  func show() throws {
    guard let place = try kept.place(of: own) else {
      throw EntryError(
        text:
          "It is not known yet where \(own.id) is. Say it to the assistant, or: Hop \(own.id) PLACE"
      )
    }
    print(place.name(in: HopCommand.language))
  }

  func change(_ said: String) throws {
    if said == "--forget" { return try kept.keep(nil, as: own) }
    guard case .exact(let place) = Gazetteer.shared.choice(said) else {
      throw EntryError(text: "“\(said)” is no one place. “Hop places \(said)” shows what is near.")
    }
    try kept.keep(place, as: own)
    try show()
  }
}

private struct EntryError: LocalizedError {
  let text: String
  var errorDescription: String? { text }
}
