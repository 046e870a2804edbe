/// The kind of a vocabulary's entry, as far as fields tell kinds apart: asked for each field that
/// each name may be in.
struct EntryKind: Hashable, Sendable {
  fileprivate let bit: UInt16

  init(_ kind: String) {
    let number = Self.told.firstIndex(of: kind).map { $0 + 1 } ?? 0
    bit = 1 << UInt16(number)
  }

  /// Songs, stations and what else has a name are `mediaName` alike.
  private static let told = [
    "artist", "author", "album", "playlist", "tvShow", "podcastShow", "taskList", "note", "task",
    "rideOption",
  ]
}

/// Some kinds.
struct EntryKinds: Hashable, Sendable {
  private let bits: UInt16

  init(_ kinds: Set<String>) { bits = kinds.reduce(0) { $0 | EntryKind($1).bit } }

  /// All kinds but some.
  init(allBut kinds: Set<String>) { bits = ~Self(kinds).bits }

  func contains(_ kind: EntryKind) -> Bool { bits & kind.bit != 0 }
}
