@_exported @_spi(Companions) import Intents
@_exported import SottoAppSupport

/// How an app's sound goes with that of others. The system here mixes what all apps play, so every
/// wish is granted and changes nothing.
public final class AVAudioSession: NSObject, Sendable {
  /// What an app's sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// How the sound is to be treated.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// How the sound goes with that of other apps.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// How an app's sound goes to others.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    case independent = 2
    case longFormVideo = 3

    /// The name of iOS 11 for `longFormAudio`.
    public static var longForm: Self { .longFormAudio }
  }

  /// What becomes of the others' sound when this one ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Posted when another app takes the sound; nobody does here.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")

  /// Posted when the sound comes out elsewhere; that is not known here.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")

  private static let session = AVAudioSession()

  public class func sharedInstance() -> AVAudioSession { session }

  /// Where the sound comes out: not known.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

  /// Whether another app plays: not known.
  public var isOtherAudioPlaying: Bool { false }

  public func setCategory(_ category: Category) throws { noEffect() }

  public func setCategory(_ category: Category, options: CategoryOptions) throws { noEffect() }

  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws { noEffect() }

  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { noEffect() }

  public func setMode(_ mode: Mode) throws {}

  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  private func noEffect() {
    CompanionNote.noEffect(
      "AVAudioSession.setCategory(_:)", "the system mixes what all apps play")
  }
}
