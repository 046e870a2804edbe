import Foundation
import ReelShared
import SottoCatalog

/// Makes the items a person can ask for from the files of a folder.
struct CatalogBuilder {
  private let scan: LibraryScan
  private var films: [CatalogItem] = []
  private var episodes: [String: [CatalogItem]] = [:]
  private var shows: [String: CatalogItem] = [:]

  /// The items of a scan: films, series, and their episodes, in a stable order.
  static func items(of scan: LibraryScan) -> [CatalogItem] {
    var builder = CatalogBuilder(scan)
    for video in scan.videos { builder.add(video) }
    return builder.items
  }

  private init(_ scan: LibraryScan) { self.scan = scan }

  private var items: [CatalogItem] {
    shows.values.sorted { $0.identifier < $1.identifier }.reduce(into: films) { items, show in
      let parts = (episodes[show.identifier] ?? []).sorted(by: Self.inOrder)
      var show = show
      show.members = parts.map(\.identifier)
      show.popularity = Double(parts.count)
      items.append(show)
      items += parts
    }
  }

  private mutating func add(_ video: VideoFile) {
    let show = scan.show(of: video)
    let series = show?.title ?? video.nfo?.showTitle ?? video.name.series
    let episode = video.nfo?.episode ?? video.name.episode
    guard let series, episode != nil || video.name.season != nil else { return addFilm(video) }
    let identifier = CatalogItem.showPrefix + series
    let season = video.nfo?.season ?? video.name.season
    shows[identifier] = shows[identifier] ?? Self.show(series, show, video.name.year)
    episodes[identifier, default: []].append(
      CatalogItem(
        identifier: "episode:\(video.relativePath)", kind: .tvShowEpisode,
        title: video.nfo?.title ?? video.name.title ?? Self.index(season, episode),
        artists: video.nfo?.directors ?? [], album: series, aliases: video.nfo?.aliases ?? [],
        releaseDate: video.nfo?.date.flatMap { ReleaseDate($0) }, season: season, episode: episode,
        duration: video.duration, location: video.path))
  }

  private mutating func addFilm(_ video: VideoFile) {
    let date =
      video.nfo?.date.flatMap { ReleaseDate($0) } ?? video.name.year.map { ReleaseDate(year: $0) }
    films.append(
      CatalogItem(
        identifier: "film:\(video.relativePath)", kind: .movie,
        title: video.nfo?.title ?? video.name.title ?? video.relativePath,
        artists: (video.nfo?.directors ?? []) + (video.nfo?.actors ?? []),
        aliases: video.nfo?.aliases ?? [], genres: video.nfo?.genres ?? [], releaseDate: date,
        popularity: 1, duration: video.duration, location: video.path))
  }

  private static func show(_ title: String, _ nfo: NFO?, _ year: Int?) -> CatalogItem {
    CatalogItem(
      identifier: CatalogItem.showPrefix + title, kind: .tvShow, title: title,
      artists: (nfo?.directors ?? []) + (nfo?.actors ?? []), aliases: nfo?.aliases ?? [],
      genres: nfo?.genres ?? [],
      releaseDate: nfo?.date.flatMap { ReleaseDate($0) } ?? year.map { ReleaseDate(year: $0) })
  }

  /// How an episode without a title is shown: 1×04.
  private static func index(_ season: Int?, _ episode: Int?) -> String {
    let number = episode.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return [season.map { "\($0)" }, number].compactMap(\.self).joined(separator: "×")
  }

  /// The specials come last.
  private static func inOrder(_ left: CatalogItem, _ right: CatalogItem) -> Bool {
    func key(_ item: CatalogItem) -> (Int, Int, String) {
      (item.season == 0 ? .max : item.season ?? 1, item.episode ?? .max, item.identifier)
    }
    return key(left) < key(right)
  }
}
