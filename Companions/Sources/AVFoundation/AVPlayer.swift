@_spi(Companions) public import Intents

/// A player that cannot play: nothing here does so by itself, and its status says so. Let the app
/// start a player of the system's, such as mpv.
open class AVPlayer: NSObject, @unchecked Sendable {
  // Unchecked: used as on iOS, from the main thread.

  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  open private(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var isMuted = false
  open var defaultRate: Float = 1
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Failed, for good.
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(code: .operationNotSupportedForAsset) }
  open var timeControlStatus: TimeControlStatus { .paused }

  /// Not taken: it stays 0.
  open var rate: Float {
    get { 0 }
    set {}
  }

  open func play() { noEffect() }
  open func playImmediately(atRate rate: Float) { noEffect() }
  open func pause() {}

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  open func currentTime() -> CMTime { .zero }

  open func seek(to time: CMTime) {}

  /// Answers that it did not.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  /// Never calls the block: no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}

  private func noEffect() {
    CompanionNote.noEffect(
      "AVPlayer.play()", "let the app start a player of the system's, such as mpv")
  }
}
