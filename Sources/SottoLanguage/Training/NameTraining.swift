import Foundation

/// Trains what tells artists' names from titles, for all languages: `NameSense`.
///
/// The same names and seed make the same file.
public struct NameTraining {
  /// What became of it.
  public struct Report: Sendable {
    public var artists: Int
    public var titles: Int
    public var bytes: Int
  }

  /// The file's place in the folder of all languages.
  public static let file = NameSense.file

  private let titles: [String]
  private let artists: [String]
  /// Where the names come from, as the lists say.
  private let sources: [String]
  private let seed: UInt64

  /// - Parameter data: a folder with `names/artists.txt` and `names/titles.txt`, a name a line; lines
  ///   that begin with `# source: ` say where the names come from.
  /// - Throws: `LanguageError` for a list that is missing, is no UTF-8 or has no names.
  public init(data: URL, seed: UInt64 = 1) throws {
    let lists = try ["titles", "artists"].map { kind in
      try Self.lines(data.appendingPathComponent("names/\(kind).txt"))
    }
    let mark = "# source: "
    sources = lists.flatMap { $0 }.filter { $0.hasPrefix(mark) }.map {
      String($0.dropFirst(mark.count))
    }
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let names = lists.map { $0.filter { !$0.hasPrefix("# ") } }
    titles = names[0]
    artists = names[1]
    self.seed = seed
  }

  private static func lines(_ url: URL) throws -> [String] {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw LanguageError(
        file: url.path, line: nil,
        what: "is not there, or no UTF-8; Documentation/Languages.md says how it is made")
    }
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.contains(where: { !$0.hasPrefix("# ") }) else {
      throw LanguageError(file: url.path, line: nil, what: "has no names; write one a line")
    }
    return lines
  }

  /// Trains and writes the file.
  public func run(output: URL) throws -> Report {
    let chains = [titles, artists].enumerated().flatMap { label, names in
      names.map { Self.chain($0, label) }
    }
    let trainer = SequenceTrainer(chains, labelCount: 2, settings: .names, seed: seed)
    // What speaks for an artist counts against a title, so that one number says both.
    let odds = trainer.weights().compactMapValues { weights -> [(label: Int, weight: Float)]? in
      let odds = weights.reduce(0) { $0 + ($1.label == Self.artist ? $1.weight : -$1.weight) }
      return abs(odds) < SequenceTrainer.Settings.names.smallest ? nil : [(0, odds)]
    }
    var writer = WeightWriter(
      [("command", "sotto train names --seed \(seed) --data DATA")]
        + sources.map { ("source", $0) })
    writer.add(odds)
    try writer.write(to: output)
    let bytes = try output.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    return Report(artists: artists.count, titles: titles.count, bytes: bytes)
  }

  private static let artist = 1

  /// A name as a chain of one, of which is asked what it names.
  private static func chain(_ name: String, _ label: Int) -> SequenceTrainer.Chain {
    var features: [UInt32] = []
    NameSense.features(of: Tokens(name).all[...]) { features.append($0) }
    return SequenceTrainer.Chain(features: [features], labels: [[label]], possible: [0, artist])
  }
}
