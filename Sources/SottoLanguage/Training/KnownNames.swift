import SottoText

/// The names that the Readings of a phrase file have, so that its sentences can be heard by somebody who has
/// such things, too: a library with the names of some rows, those of the row itself among them.
struct KnownNames {
  private let all: [(kind: String, name: String)]

  init(_ rows: [ExpectedRow]) { all = rows.flatMap { Self.names(in: $0.expected) } }

  /// How many names of other rows a library has.
  private static let others = 60

  /// The row with its own names in a library; `nil` for one that has none.
  func grounded(_ row: ExpectedRow) -> ExpectedRow? {
    let own = Self.names(in: row.expected)
    guard !own.isEmpty, row.sentence.vocabulary == nil else { return nil }
    var random = SplitMix(seed: WordHash.of(row.sentence.text.unicodeScalars.lazy.map(\.value)))
    let names = own + (0..<Self.others).compactMap { _ in all.randomElement(using: &random) }
    var row = row
    row.sentence.vocabulary = [
      row.sentence.apps?.first ?? "Library": Dictionary(grouping: names, by: \.kind).mapValues {
        names in
        var known: Set<String> = []
        return names.map(\.name).filter { known.insert($0).inserted }
      }
    ]
    return row
  }

  private static func names(in reading: Reading) -> [(kind: String, name: String)] {
    var names: [(String, String)] = []
    if case .object(let search)? = reading.parameters["mediaSearch"] {
      if case .string(let artist)? = search["artistName"] { names.append(("artist", artist)) }
      if case .string(let album)? = search["albumName"] { names.append(("album", album)) }
      if case .string(let title)? = search["mediaName"] {
        var kind = "song"
        if case .string(let type)? = search["mediaType"] { kind = type }
        names.append((shows[kind] ?? kind, title))
      }
    }
    if case .object(let destination)? = reading.parameters["mediaDestination"],
      case .string(let playlist)? = destination["playlistName"]
    {
      names.append(("playlist", playlist))
    }
    for (field, kind) in containers {
      if case .string(let name)? = reading.parameters[field] { names.append((kind, name)) }
    }
    return names
  }

  /// What tasks and lines of text are kept in.
  private static let containers = [("targetTaskList", "taskList"), ("targetNote", "note")]

  /// An episode is asked for by its show's name.
  private static let shows = [
    "podcastEpisode": "podcastShow", "tvShowEpisode": "tvShow", "music": "song",
  ]
}
