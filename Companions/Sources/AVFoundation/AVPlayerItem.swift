public import Intents

/// Something that an app wants played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // Unchecked: used as on iOS, from the main thread.

  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Posted when an item was played to its end; none is.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemFailedToPlayToEndTime

  public let asset: AVAsset
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

  public init(asset: AVAsset) { self.asset = asset }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Failed, for good.
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(code: .operationNotSupportedForAsset) }

  /// Not known: nothing here opens media.
  open var duration: CMTime { .indefinite }

  open func currentTime() -> CMTime { .zero }
}

/// Media, which nothing here opens.
open class AVAsset: NSObject, @unchecked Sendable {
  // Unchecked: it never changes.

  init(at url: URL) { place = url }

  /// Makes media at a URL.
  public convenience init(url: URL) { self.init(at: url) }

  /// Where it is, which only an `AVURLAsset` tells.
  fileprivate let place: URL

  /// Not known.
  open var duration: CMTime { .indefinite }
}

/// Media at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(at: url) }

  public var url: URL { place }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
