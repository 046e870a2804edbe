/// The players on the bus, in the order in which they last changed.
struct PlayerRoster: Sendable {
  /// One of them.
  struct Entry: Equatable, Sendable {
    /// Such as `org.mpris.MediaPlayer2.mpv`.
    var name: String
    /// Its connection to the bus.
    var owner: String
  }

  /// The one that changed last, last.
  private(set) var entries: [Entry] = []

  /// What the names of all players begin with.
  static let prefix = "org.mpris.MediaPlayer2."

  /// Assistants, which are asked themselves, and who only repeats what another player says, perhaps ours.
  private static let others = ["sotto", "playerctld"]

  /// Whether a name of the bus is that of a player that may be controlled from here.
  static func isPlayer(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    return !rest.isEmpty && !others.contains(String(rest.prefix { $0 != "." }))
  }

  /// A name has come to an owner, or to none.
  mutating func set(_ owner: String?, of name: String) {
    guard Self.isPlayer(name) else { return }
    entries.removeAll { $0.name == name }
    if let owner, !owner.isEmpty { entries.append(Entry(name: name, owner: owner)) }
  }

  /// What a player says of itself has changed.
  mutating func changed(_ owner: String) {
    let changed = entries.filter { $0.owner == owner }
    entries.removeAll { $0.owner == owner }
    entries += changed
  }
}
