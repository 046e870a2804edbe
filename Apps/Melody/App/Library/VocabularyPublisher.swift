import Intents
import SottoCatalog

/// Tells the assistant the names a person may say, so that it knows them for names.
@MainActor
enum VocabularyPublisher {
  /// Gives the names of each type, most important first, as there may be too many for all.
  static func publish(_ catalog: Catalog) {
    let items = catalog.items.sorted { $0.popularity > $1.popularity }
    func set(_ type: INVocabularyStringType, to names: [String]) {
      INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: type)
    }
    func titles(of kinds: CatalogItem.Kind...) -> [String] {
      items.filter { kinds.contains($0.kind) && $0.location == nil }.map(\.title)
    }
    set(.mediaPlaylistTitle, to: titles(of: .playlist))
    set(.mediaMusicArtistName, to: titles(of: .artist))
    set(.mediaShowTitle, to: titles(of: .podcastShow))
    set(.mediaAudiobookTitle, to: titles(of: .audioBook))
    set(.mediaAudiobookAuthorName, to: items.filter { $0.kind == .audioBook }.flatMap(\.artists))
  }
}
