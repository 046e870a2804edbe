import Intents

// Resolving: the parameters in order, each result up to the first that needs the person.

extension Request {
  mutating func resolve(_ index: Int) -> Action {
    questions = 0
    offered = []
    return resolveAgain(index)
  }

  /// The same parameter once more, with what the person answered in the intent.
  mutating func resolveAgain(_ index: Int) -> Action {
    rest = []
    settled = []
    guard index < parameters.count else { return move(to: .confirming, .work(.confirm)) }
    let names = parameters[index...].map(\.name)
    return move(to: .resolving(index), .work(.resolve(names)))
  }

  mutating func take(
    _ results: [Resolution], of parameter: String?, from first: Int
  ) -> Action {
    guard let parameter else { return resolve(parameters.count) }
    guard let index = parameters[first...].firstIndex(where: { $0.name == parameter }) else {
      return end(.fault(.badReply("results for “\(parameter)”, which was not asked for")))
    }
    // No result at all for what was said: nothing of it was found.
    if results.isEmpty, isSaid(parameter) { return end(.notFound(parameter: parameter)) }
    if parameters[index].wantsNew, values[parameter]?.spokenName.isEmpty ?? true {
      return ask(.value(parameter: parameter), index)
    }
    rest = results
    settled = []
    return settle(index)
  }

  /// Goes through the results in order, up to the first that needs the person.
  mutating func settle(_ index: Int) -> Action {
    let parameter = parameters[index].name
    while !rest.isEmpty {
      switch rest.removeFirst() {
      case .success(let value): settled.append(value)
      case .notRequired: continue
      case .needsValue:
        return ask(.value(parameter: parameter), index)
      case .disambiguation(let values) where values.isEmpty:
        return end(.notFound(parameter: parameter))
      case .disambiguation(let values) where values == offered:
        return end(.unanswered(parameter: parameter))
      case .disambiguation(let values):
        offered = values
        return ask(.choice(parameter: parameter, values: values), index)
      // The person has said that they want what is not there yet, and no other.
      case .confirmationRequired where parameters[index].wantsNew: continue
      case .confirmationRequired(let value, let reason):
        return ask(.confirmation(parameter: parameter, value: value, reason: reason), index)
      case .unsupported(let reason?):
        return end(.unsupported(parameter: parameter, reason: reason))
      case .unsupported(nil):
        // One of several that is not known does not spoil those that are.
        guard !settled.isEmpty || !rest.isEmpty else {
          return end(refusal(of: parameter))
        }
      }
    }
    if let value = settledValue(of: parameters[index]) {
      values[parameter] = value
      hasFound = true
    }
    return resolve(index + 1)
  }

  /// Whether the person said what a list is to hold; media is said by what is looked for.
  private func isSaid(_ parameter: String) -> Bool {
    if let said = values[parameter]?.list { return !said.isEmpty }
    let search = parameter == "mediaItems" ? values["mediaSearch"] : nil
    let names = ["mediaName", "artistName", "albumName", "genreNames", "moodNames"]
    return names.contains { search?[$0] != nil }
  }

  /// An app that knows what is meant, and gives no reason, refuses the value as it is. A value that
  /// is no name, as a number of people, cannot have been looked for.
  private func refusal(of parameter: String) -> Ending {
    guard let value = values[parameter] else { return .notFound(parameter: parameter) }
    if value.spokenName.isEmpty { return .unsupported(parameter: parameter, reason: "") }
    guard hasFound, let name = value.string else { return .notFound(parameter: parameter) }
    return .unsupported(parameter: parameter, reason: name)
  }

  func settledValue(of parameter: Parameter) -> PlainValue? {
    if settled.isEmpty { return nil }
    guard parameter.isList else { return settled[0] }
    return .list(parameter.wantsOne ? [settled[0]] : settled)
  }
}
