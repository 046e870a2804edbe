/// A way in which Siri gives a handler less than was said, or gives it elsewhere.
///
/// Sotto mends these; a handler that is to serve on a phone, too, has to bear them. A bench takes them on
/// (`Bench.siriHabits`), one, several or all.
public enum SiriHabit: String, CaseIterable, Sendable {
  /// “This song” comes without `reference`: only its `mediaType` is there.
  case losesReference
  /// What plays, and what the vocabulary knows, comes without `mediaIdentifier`.
  case losesIdentifier
  /// Words for a kind are taken out of the name: “playlist of the day” is a playlist named “day”.
  case takesTypeWords
  /// What may be a name's end is taken for the artist: «сказка с Алисой» is by Алиса.
  case hearsArtists
  /// A name ends at its first hyphen: “Spider-Man” is “Spider”.
  case cutsAtHyphen
  /// Everything that was said of the media is in `mediaName`, and nothing in the other fields.
  case putsAllInName
  /// Of several artists there is only the first.
  case takesOneArtist

  /// What it does, for who reads a test's output.
  public var explanation: String {
    switch self {
    case .losesReference: "“this” comes without mediaSearch.reference"
    case .losesIdentifier: "mediaSearch.mediaIdentifier is missing"
    case .takesTypeWords: "words for a kind are not in mediaSearch.mediaName"
    case .hearsArtists: "the end of a name is mediaSearch.artistName"
    case .cutsAtHyphen: "a name ends at its first hyphen"
    case .putsAllInName: "all that was said is in mediaSearch.mediaName"
    case .takesOneArtist: "of several artists there is the first"
    }
  }
}
