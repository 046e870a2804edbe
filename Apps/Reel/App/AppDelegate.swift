import Intents
import MediaShared
import ReelShared
import SottoAppSupport
import SottoCatalogSQLite

/// The app: indexes the videos, plays what the extension has found, and answers to the controls.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var indexer: LibraryIndexer?
  private var playback: VideoController?
  private var controls: RemoteControls?

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
    controls = RemoteControls(of: playback)
    let settings = ReelSettings(container)
    let indexer = LibraryIndexer(container, library, settings: settings)
    self.indexer = indexer
    playback.problem = { [weak indexer] path in indexer?.problems[path] }
    indexer.start {
      guard let catalog = try? library.catalog() else { return }
      VocabularyPublisher.publish(catalog, isOwn: settings.videoFolder != nil)
    }
    askForPermission()
    askForOwnVideos(settings)
    return true
  }

  /// As on a phone, at the first start; who has decided is not asked again.
  private func askForPermission() {
    guard INPreferences.siriAuthorizationStatus() == .notDetermined else { return }
    INPreferences.requestSiriAuthorization { _ in }
  }

  /// Who lets Reel read their videos has it started anew, and finds them in the settings then.
  private func askForOwnVideos(_ settings: ReelSettings) {
    let isThere = settings.videoFolder.map(FileManager.default.fileExists(atPath:)) ?? false
    guard !isThere, settings.keepsSamples != true,
      MPMediaLibrary.authorizationStatus() == .notDetermined
    else { return }
    MPMediaLibrary.requestAuthorization { _ in }
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
      default: return false
      }
      return playback != nil
    } catch {
      Notice.say(error.localizedDescription)
      return false
    }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    playback?.store()
  }
}
