import Intents

// What an app wishes of the sound hardware. The system here decides that, and does not tell it.

extension AVAudioSession {
  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// Posted when the system's sound had to start anew; it never does.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  /// Posted when an app's music should be still; it never should.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Where the sound is to come out.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  /// How many samples a second: not known, the usual.
  public var sampleRate: Double { 44_100 }

  /// How loud all sound is, from 0 to 1: not known, all of it.
  public var outputVolume: Float { 1 }

  /// Whether an app's music should be still: no.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }

  /// An app here is given no microphone.
  public var recordPermission: RecordPermission { .denied }

  /// Answers that it may not.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}
