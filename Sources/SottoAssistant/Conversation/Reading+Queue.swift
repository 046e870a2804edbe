import SottoLanguage

extension Reading {
  /// The request as it is meant after another in one breath: what is to play after something else
  /// waits for its end.
  package func queued(after first: Reading) -> Reading {
    let play = "INPlayMediaIntent"
    guard intent == play, first.intent == play, parameters["playbackQueueLocation"] == nil else {
      return self
    }
    var reading = self
    reading.parameters["playbackQueueLocation"] = .string("later")
    return reading
  }
}
