import Intents
import MediaShared
import MelodyShared
import SottoCatalog

extension CatalogQuery {
  /// What a search asks for, given what there is to be found.
  init(_ search: INMediaSearch, in catalog: Catalog) {
    var query = CatalogQuery(search)
    if query.mediaName == nil, query.albumName == nil {
      query.nameKind()
      query.weighArtist(in: catalog)
    }
    self = query
  }

  /// "Something new by Adele" is what came out last; "eighties music" are songs, as is "the best of
  /// Queen".
  private mutating func nameKind() {
    let isOpen = mediaType == nil
    if isOpen, [.newest, .oldest].contains(sortOrder) { mediaType = .album }
    if isOpen || mediaType == .music, releaseDate != nil || Self.byFavour.contains(sortOrder) {
      mediaType = .song
    }
  }

  /// A bare name is taken for an artist's where it is one, yet a song may have it too.
  private mutating func weighArtist(in catalog: Catalog) {
    guard let name = artistName else { return }
    if self == CatalogQuery(artistName: name) {
      let anything = CatalogQuery(mediaName: name)
      let isArtist = catalog.search(anything).best.contains { $0.item.kind == .artist }
      if isArtist { self = anything }
      return
    }
    // In some languages "the song Holiday" may as well be songs by one Holiday.
    var titled = self
    (titled.artistName, titled.mediaName) = (nil, name)
    let (made, called) = (catalog.search(self, limit: 1), catalog.search(titled, limit: 1))
    let gain = (called.first?.score ?? 0) - (made.first?.score ?? 0)
    if gain >= Self.muchBetter { self = titled }
  }

  /// The orders that count how much each thing is wanted.
  private static let byFavour: Set<SortOrder?> = [.best, .worst, .popular, .unpopular, .trending]

  /// How much better a title must fit than an artist's name that was said: a near one may be right.
  private static let muchBetter = 0.2
}
