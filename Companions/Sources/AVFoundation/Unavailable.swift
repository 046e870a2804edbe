public import Intents

@available(
  *, unavailable,
  message: "Nothing here speaks by itself: answer by the response of the intent."
)
public typealias AVSpeechSynthesizer = NSObject
