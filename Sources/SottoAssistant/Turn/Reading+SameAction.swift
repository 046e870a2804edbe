import SottoLanguage

extension Reading {
  /// Whether the same is to be done as another Reading says, be it with something else.
  ///
  /// The opposite of what was asked is never done instead, and nothing of another name is made. One
  /// that names no media, after one that named some or pointed at what plays, would find something
  /// where nothing was found.
  func isSameAction(as first: Reading) -> Bool {
    intent == first.intent
      && parameters["affinityType"] == first.parameters["affinityType"]
      && parameters.isEmpty == first.parameters.isEmpty
      && (parameters["mediaDestination"] == first.parameters["mediaDestination"]
        || !wantsNewPlaylist)
      && (namesMedia || !first.namesMedia && (pointsAtWhatPlays || !first.pointsAtWhatPlays))
  }

  /// Whether it is far less likely than the first, and looks for a part of its words or for no media: whether a
  /// name is a song's or an artist's may be tried, all else finds what nobody asked for.
  func isUnlikely(beside first: Reading) -> Bool {
    confidence < first.confidence / 5 && (namesLess(than: first) || !namesMedia)
  }

  /// Whether it says more of the media than what kind it is of.
  package var namesMedia: Bool {
    guard case .object(let search)? = parameters["mediaSearch"] else { return false }
    return search.keys.contains { !Self.describing.contains($0) }
  }

  private var pointsAtWhatPlays: Bool {
    guard case .object(let search)? = parameters["mediaSearch"] else { return false }
    return search["reference"] == .string("currentlyPlaying")
  }

  /// What describes media of any name.
  private static let describing: Set = ["mediaType", "reference", "sortOrder"]
}
