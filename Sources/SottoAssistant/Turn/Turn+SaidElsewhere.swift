import Intents

extension Turn {
  /// What the app asks for may have been said: of “play kaput tape” the likeliest Reading may take the
  /// name for an artist's, and an app that wants a song's asks for one. Then the Reading that says it
  /// comes first; when it finds nothing, the question is asked after all.
  ///
  /// - Returns: `nil` where the person is to be asked.
  mutating func turnToReading(thatSays question: Question) -> Action? {
    guard case .value(let parameter) = question, let current, asksLater == nil,
      current.request.questions == 1, !current.request.says(parameter),
      let place = waiting.firstIndex(where: {
        $0.app == current.app && $0.request.says(parameter)
      })
    else { return nil }
    asksLater = begun
    waiting.removeFirst(place)
    return next()
  }
}

extension Request {
  /// Whether the sentence has words for the parameter.
  fileprivate func says(_ parameter: String) -> Bool {
    let value =
      parameter == "mediaItems" ? values["mediaSearch"]?["mediaName"] : values[parameter]
    return value.map { $0 != .null } ?? false
  }
}
