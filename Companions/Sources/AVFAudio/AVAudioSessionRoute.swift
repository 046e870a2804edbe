public import Intents

extension AVAudioSession {
  /// What kind of thing the sound comes out of.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let HDMI = Port(rawValue: "HDMI")
  }
}

/// Where sound comes in and out; nothing of it is known here.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  public let inputs: [AVAudioSessionPortDescription] = []
  public let outputs: [AVAudioSessionPortDescription] = []
}

/// A thing that sound comes out of.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  public let portType: AVAudioSession.Port
  public let portName: String

  init(portType: AVAudioSession.Port, portName: String) {
    self.portType = portType
    self.portName = portName
  }
}
