/// Which apps carry out, at the moment, what another has sent.
///
/// None of them may send anything itself meanwhile: so nothing goes round in circles, and no two apps wait for
/// each other.
package struct Sendings: Sendable {
  /// How much each has to carry out, by bundle identifier.
  private var work: [String: Int] = [:]

  package init() {}

  /// - Returns: Whether the one app may have the other do something; then `end` is to follow.
  package mutating func begin(from sender: String, to app: String) -> Bool {
    guard work[sender] == nil, sender != app else { return false }
    work[app, default: 0] += 1
    return true
  }

  package mutating func end(to app: String) {
    guard let left = work[app] else { return }
    work[app] = left > 1 ? left - 1 : nil
  }
}
