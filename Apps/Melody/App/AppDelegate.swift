import Intents
import MediaShared
import MelodyShared
import SottoAppSupport

/// The app: indexes the music, plays what the extension has found, and answers to the controls.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var indexer: LibraryIndexer<MusicReader>?
  private var playback: PlaybackController?
  private var observer: CollectionObserver?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let container = MelodyContainer() else {
      Notice.say("The app group \(MelodyContainer.group) is not granted; see the entitlements.")
      return false
    }
    let library = MelodyLibrary(container)
    let playback = PlaybackController(
      player: MPVPlayer(.sound(of: "Melody")), library: library, container: container)
    self.playback = playback
    RemoteControls.connect(to: playback)
    let collection = CollectionFile(container)
    observer = CollectionObserver(collection) { before, now in
      playback.skip(now.dislikes(since: before))
      if now.playlists != before.playlists { VocabularyPublisher.publish(library, of: now) }
    }
    let settings = MelodySettings(container)
    indexer = LibraryIndexer(
      MusicReader(container: container), container, library.stored, settings: settings)
    indexer?.start {
      VocabularyPublisher.publish(library, of: (try? collection.collection()) ?? .init())
    }
    MediaPermissions.ask(for: settings)
    return true
  }

  func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    guard let intent = intent as? INPlayMediaIntent, let playback else {
      return completionHandler(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
    }
    if let indexer, !indexer.hasLibrary {
      Task {
        await indexer.untilThereIsALibrary()
        completionHandler(playback.handle(intent))
      }
    } else {
      completionHandler(playback.handle(intent))
    }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let intent = userActivity.interaction?.intent else { return false }
    do {
      try carryOut(intent)
      return true
    } catch {
      Notice.say(error.localizedDescription)
      return false
    }
  }

  /// Does in the foreground what the extension has left to the app.
  private func carryOut(_ intent: INIntent) throws {
    guard let playback, let container = MelodyContainer() else { throw Failure.failure }
    switch intent {
    case let intent as INPlayMediaIntent: try playback.play(intent)
    case let intent as INSearchForMediaIntent:
      // What the extension could not look up is asked for again.
      guard let items = intent.mediaItems else { throw Failure.failure }
      PersonCard.show(items)
    case let intent as INAddMediaIntent:
      try CollectionFile(container).carryOut(intent, in: playback.catalog())
    case let intent as INUpdateMediaAffinityIntent: try CollectionFile(container).carryOut(intent)
    default: throw Failure.failure
    }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    playback?.storeNow()
  }
}
