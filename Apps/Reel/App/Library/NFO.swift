import Foundation
import FoundationXML

/// What an NFO file says of the film, the series or the episode that it lies beside, as Kodi writes it.
struct NFO: Equatable, Sendable {
  var title: String?
  var showTitle: String?
  /// Titles in other languages: `originaltitle`, `sorttitle`, and `aka` as often as there are any.
  var aliases: [String] = []
  var season: Int?
  var episode: Int?
  /// A day, or a year.
  var date: String?
  var directors: [String] = []
  var actors: [String] = []
  var genres: [String] = []

  /// Reads a file; one that is no XML, or far too long for an NFO, is as if it were not there.
  init?(contentsOf url: URL) {
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= Self.longest,
      let data = try? Data(contentsOf: url)
    else { return nil }
    self.init(data)
  }

  init?(_ data: Data) {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // What it returns tells nothing: some programs write an address behind the end of the XML, and for
    // an empty file it is content.
    _ = parser.parse()
    guard reader.isWhole else { return nil }
    self = NFO(reader.values)
  }

  private init(_ values: [(path: String, text: String)]) {
    func all(_ names: String...) -> [String] {
      values.filter { names.contains($0.path) }.map(\.text)
    }
    title = all("title").first
    showTitle = all("showtitle").first
    aliases = all("originaltitle", "sorttitle", "aka")
    season = all("season").first.flatMap { Int($0) }
    episode = all("episode").first.flatMap { Int($0) }
    date = all("aired", "premiered").first ?? all("year").first
    directors = all("director")
    actors = all("actor/name")
    genres = all("genre").flatMap { $0.split(separator: "/").map(Self.trimmed) }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Bytes.
  private static let longest = 1 << 20

  /// Keeps the texts of the elements below the first, by their path from it.
  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var values: [(path: String, text: String)] = []
    private(set) var isWhole = false
    private var path: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      path.append(name)
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      let value = NFO.trimmed(text)
      if path.count > 1, !value.isEmpty {
        values.append((path.dropFirst().joined(separator: "/"), value))
      }
      text = ""
      path.removeLast()
      isWhole = path.isEmpty
    }
  }
}
