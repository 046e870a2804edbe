import Foundation

/// Where the person's own places are: “home” and “work”.
package struct OwnPlaces: Sendable {
  private let file: KeptFile<[String: String]>
  private let gazetteer: Gazetteer

  package init(_ container: HopContainer, gazetteer: Gazetteer = .shared) {
    file = container.ownPlaces
    self.gazetteer = gazetteer
  }

  /// Where it is; `nil` while the person has not said so.
  package func place(of own: NamedThing) throws(KeptFileError) -> Place? {
    try file.read()?[own.id].flatMap { gazetteer[$0] }
  }

  /// Keeps where it is.
  ///
  /// - Parameter place: `nil` to forget it.
  package func keep(_ place: Place?, as own: NamedThing) throws(KeptFileError) {
    var kept = try file.read() ?? [:]
    guard kept[own.id] != place?.id else { return }
    kept[own.id] = place?.id
    try file.write(kept)
  }
}
