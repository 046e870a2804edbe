import Intents

extension Turn {
  /// What the app asks for may have been said: the likeliest Reading takes a name for an artist's, and
  /// an app that wants a song's asks for one. Then the Reading that says it comes first. Where that has
  /// found nothing, this is the answer: who has named a thing is not asked what it is.
  ///
  /// - Returns: `nil` where the person is to be asked.
  mutating func turnToReading(thatSays question: Question) -> Action? {
    guard case .value(let parameter) = question, let current, current.request.questions == 1,
      !isAnswered, !current.request.says(parameter)
    else { return nil }
    func says(_ candidate: Candidate) -> Bool {
      candidate.app == current.app && candidate.request.says(parameter)
    }
    if let place = waiting.firstIndex(where: says) {
      waiting.insert(waiting.remove(at: place), at: 0)
      return next()
    }
    guard let missed = abandoned.first(where: says) else { return nil }
    return next() ?? nothingFound(of: parameter, in: missed)
  }
}

extension Request {
  /// Whether the sentence has words for the parameter.
  fileprivate func says(_ parameter: String) -> Bool {
    if parameters.contains(where: { $0.name == parameter && $0.isUnread }) { return true }
    let value =
      parameter == "mediaItems" ? values["mediaSearch"]?["mediaName"] : values[parameter]
    return value.map { $0 != .null } ?? false
  }
}
