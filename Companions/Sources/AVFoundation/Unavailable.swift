public import Intents

// Nothing here plays by itself. The names are declared, so that the compiler says what to do.

@available(
  *, unavailable,
  message: "Nothing here plays media: let the app start a player of the system's, such as mpv."
)
public typealias AVPlayer = NSObject

@available(
  *, unavailable,
  message: "Nothing here plays media: let the app start a player of the system's, such as mpv."
)
public typealias AVQueuePlayer = NSObject

@available(
  *, unavailable,
  message: "Nothing here plays media: let the app start a player of the system's, such as mpv."
)
public typealias AVPlayerItem = NSObject

@available(
  *, unavailable,
  message: "Nothing here plays media: let the app start a player of the system's, such as mpv."
)
public typealias AVAudioPlayer = NSObject

@available(
  *, unavailable,
  message: "Nothing here speaks by itself: answer by the response of the intent."
)
public typealias AVSpeechSynthesizer = NSObject
