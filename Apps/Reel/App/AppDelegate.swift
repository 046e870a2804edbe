import Intents
import MediaShared
import ReelShared
import SottoAppSupport
import SottoCatalogSQLite

/// The app: indexes the videos, plays what the extension has found, and answers to the controls.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var indexer: LibraryIndexer<VideoReader>?
  private var playback: VideoController?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let container = ReelContainer() else {
      Notice.say("The app group \(ReelContainer.group) is not granted; see the entitlements.")
      return false
    }
    let library = StoredCatalog(url: container.catalog)
    let playback = VideoController(
      player: MPVPlayer(.window(of: "Reel")), library: library, container: container)
    self.playback = playback
    TransportControls(of: playback)
    let settings = ReelSettings(container)
    let indexer = LibraryIndexer(
      VideoReader(watchlistNames: watchlistNames), container, library, settings: settings)
    self.indexer = indexer
    playback.problem = { [weak indexer] path in indexer?.problems[path] }
    indexer.start {
      guard let catalog = try? library.catalog() else { return }
      VocabularyPublisher.publish(catalog, isOwn: settings.videoFolder != nil)
    }
    MediaPermissions.ask(for: settings)
    return true
  }

  /// Goes on in the foreground with what the extension has found. Whoever asked for a video waits for
  /// its first picture: what is shown otherwise when the app opens is left out, and nothing indexed.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    do {
      switch userActivity.interaction?.intent {
      case let intent as INPlayMediaIntent: try playback?.play(intent)
      case let intent as INSearchForMediaIntent:
        guard let items = intent.mediaItems else { return false }
        PersonCard.show(items)
      case let intent as INAddMediaIntent: try collection?.carryOut(intent)
      case let intent as INUpdateMediaAffinityIntent: try collection?.carryOut(intent)
      default: return false
      }
      return playback != nil
    } catch {
      Notice.say(error.localizedDescription)
      return false
    }
  }

  private var collection: CollectionFile? { ReelContainer().map { CollectionFile($0) } }

  /// In all languages of the app, as people mix them; the first is what it is called where nobody has
  /// said a name.
  private var watchlistNames: [String] {
    let names = LocalizedStrings.everywhere("watchlist.names").flatMap { $0.split(separator: ";") }
    return names.map { $0.trimmingCharacters(in: .whitespaces) }.reduce(into: []) { known, name in
      if !known.contains(name) { known.append(name) }
    }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    playback?.storeNow()
    playback?.tell()
  }
}
