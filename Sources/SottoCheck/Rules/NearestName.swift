import SottoText

/// What somebody may have meant who wrote a name that is none.
package enum NearestName {
  /// The one known name that a few letters tell from it; `nil` where there is none, or more than one.
  package static func of(_ name: String, among known: some Sequence<String>) -> String? {
    // No name that is known is as long.
    guard name.utf8.count <= 200 else { return nil }
    let most = max(1, min(3, name.count / 4))
    let distance = EditDistance(name.utf8)
    var best: (names: [String], distance: Int) = ([], most + 1)
    for candidate in known where candidate != name {
      let found = distance.distance(to: candidate.utf8).distance
      if found < best.distance {
        best = ([candidate], found)
      } else if found == best.distance, found <= most {
        best.names.append(candidate)
      }
    }
    return best.names.count == 1 ? best.names[0] : nil
  }
}
