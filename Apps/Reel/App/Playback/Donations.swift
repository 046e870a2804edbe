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
  func suggest(by progress: WatchProgress, in catalog: Catalog) {
    var shows: Set<String> = []
    var next: [CatalogItem] = []
    for item in progress.recent.lazy.compactMap({ catalog[$0] }) where next.count < Self.most {
      if let series = catalog.series(of: item) {
        guard shows.insert(series.show.identifier).inserted else { continue }
        if let episode = series.unseen(progress) { next.append(episode) }
      } else if !progress.watched.contains(item.identifier) {
        next.append(item)
      }
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
