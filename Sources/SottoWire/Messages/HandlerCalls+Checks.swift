import Intents

// What handlers and apps answer.

extension HandlerCalls.Begin.Answer: CheckedMessage {
  package func check() throws {
    try MessageBounds.check(problem, "problem")
    try PlainDecodingError.inside("progress") { try progress.check() }
  }
}

extension HandlerCalls.Progress: CheckedMessage {
  package func check() throws {
    for parameter in resolved {
      try PlainDecodingError.inside(parameter.name) {
        try MessageBounds.check(.list(parameter.results), "results")
        try MessageBounds.check(
          parameter.milliseconds, in: MessageBounds.duration, "milliseconds")
        for result in parameter.results {
          guard let values = result["values"]?.list, values.count > MessageBounds.choices
          else { continue }
          throw PlainDecodingError(
            path: ["values"], expected: "at most \(MessageBounds.choices) values to choose from",
            found: .list(values))
        }
      }
    }
    try confirmed?.check()
    try MessageBounds.check(milliseconds, in: MessageBounds.duration, "milliseconds")
  }
}

extension ResponseMessage: CheckedMessage {
  package func check() throws { try MessageBounds.check(response, "response") }
}

extension HandlerCalls.Update: CheckedMessage {
  package func check() throws { try MessageBounds.check(response, "response") }
}

extension AppCalls.ContinueActivity.Answer: CheckedMessage {
  package func check() throws {
    for row in card?.rows ?? [] {
      try MessageBounds.check(row.title, "title")
      try MessageBounds.check(row.subtitle, "subtitle")
    }
  }
}
