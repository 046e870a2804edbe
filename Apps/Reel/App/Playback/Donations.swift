import Intents
import MediaShared
import ReelShared
import SottoCatalog

/// What the assistant learns of what the person sees, and may offer them next.
@MainActor
final class Donations {
  private var seen: [INInteraction] = []
  private var suggested: [String] = []

  /// Keeps, until it is told, that a video was seen from a moment until now.
  func add(_ item: CatalogItem, from start: Date) {
    let interaction = INInteraction(intent: Self.intent(for: item), response: nil)
    interaction.dateInterval = DateInterval(start: start, end: max(start, .now))
    seen.append(interaction)
  }

  /// Tells what was seen.
  func donate() {
    for interaction in seen {
      interaction.donate { error in
        if let error { Notice.say("What was seen cannot be told: \(error.localizedDescription)") }
      }
    }
    seen = []
  }

  /// Offers what each series goes on with, the latest seen first; what was seen leaves.
  func suggest(to viewer: Viewer, in catalog: Catalog) {
    var shows: Set<String> = []
    var next: [CatalogItem] = []
    for item in viewer.progress.recent.lazy.compactMap({ catalog[$0] }) {
      guard next.count < Self.most else { break }
      guard !viewer.dislikes(item) else { continue }
      guard let title = item.album else {
        if let film = viewer.next(of: item, in: catalog) { next.append(film) }
        continue
      }
      guard shows.insert(title).inserted else { continue }
      if let episode = catalog.series(of: item)?.unseen(viewer.progress) { next.append(episode) }
    }
    guard next.map(\.identifier) != suggested else { return }
    suggested = next.map(\.identifier)
    INUpcomingMediaManager.shared.setSuggestedMediaIntents(
      NSOrderedSet(array: next.map(Self.intent)))
  }

  private static let most = 10

  private static func intent(for item: CatalogItem) -> INPlayMediaIntent {
    let series = item.album.map {
      INMediaItem(identifier: CatalogItem.showPrefix + $0, title: $0, type: .tvShow, artwork: nil)
    }
    return INPlayMediaIntent(mediaItems: [item.mediaItem], mediaContainer: series)
  }
}
