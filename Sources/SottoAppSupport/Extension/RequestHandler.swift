import Intents
import SottoSocket
import SottoWire

/// The handler object of one request, and how it is asked.
struct RequestHandler {
  let description: IntentDescription
  // A handler is called for one request at a time, as the assistant asks one thing at a time.
  nonisolated(unsafe) let object: Any
  /// The intent whose updates the handler sends, and who takes them: handlers need not keep it.
  private var updates: (INIntent, UpdateReceiver)?
  private let rehearsal: Rehearsal?

  /// - Parameter isRehearsed: Whether a test asks.
  init(description: IntentDescription, object: Any, isRehearsed: Bool = false) {
    self.description = description
    self.object = object
    rehearsal = isRehearsed ? Rehearsal() : nil
  }

  /// Resolves the parameters in order and confirms, as far as that goes without the person.
  ///
  /// - Throws: What the first call failed with. A later failure only ends the progress: whoever
  ///   goes on from there meets it.
  nonisolated(nonsending) func progress(
    resolving parameters: [String], of values: PlainValue
  ) async throws -> HandlerCalls.Progress {
    let progress = try await rehearsed(with: values) {
      try await steps(resolving: parameters, of: values)
    }
    try rehearsal?.note(progress)
    return progress
  }

  private nonisolated(nonsending) func steps(
    resolving parameters: [String], of said: PlainValue
  ) async throws -> HandlerCalls.Progress {
    var progress = HandlerCalls.Progress()
    var values = said
    var intent = try description.intent(from: values)
    let clock = ContinuousClock()
    do {
      for parameter in description.parameters where parameters.contains(parameter.name) {
        let name = parameter.name
        let start = clock.now
        guard let results = try await description.resolutions(of: name, in: intent, by: object)
        else { continue }
        progress.resolved.append(
          .init(
            name: name, results: results.map(\.plain),
            milliseconds: (clock.now - start).seconds * 1000))
        guard let settled = Resolution.settled(results) else { return progress }
        guard let first = settled.first else { continue }
        values[name] = parameter.isList ? .list(settled) : first
        intent = try description.intent(from: values)
      }
      let start = clock.now
      progress.confirmed = ResponseMessage(
        response: try await description.confirm(intent, by: object)?.plain)
      progress.milliseconds = (clock.now - start).seconds * 1000
    } catch  where !progress.resolved.isEmpty {}
    return progress
  }

  nonisolated(nonsending) func confirm(_ values: PlainValue) async throws -> ResponseMessage {
    let intent = try description.intent(from: values)
    return try await rehearsed(with: values) {
      ResponseMessage(response: try await description.confirm(intent, by: object)?.plain)
    }
  }

  nonisolated(nonsending) func handle(_ values: PlainValue) async throws -> ResponseMessage {
    let intent = try description.intent(from: values)
    return try await rehearsed(with: values) {
      ResponseMessage(response: try await description.handle(intent, by: object)?.plain)
    }
  }

  /// In a test, checks what the handler was asked before and watches what it does now.
  private nonisolated(nonsending) func rehearsed<Value>(
    with values: PlainValue, _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    guard let rehearsal else { return try await body() }
    return try await HandlerRehearsal.$isOn.withValue(true) {
      try await rehearsal.check(values, of: description, by: object)
      return try await body()
    }
  }

  /// Takes back what `handle` has answered so.
  nonisolated(nonsending) func undo(
    _ values: PlainValue, response: PlainValue
  ) async throws -> ResponseMessage {
    guard let undoing = object as? any IntentUndoing else {
      return ResponseMessage(response: ["code": "cannotUndo"])
    }
    let (intent, response) = try (
      description.intent(from: values), description.response(from: response)
    )
    let isUndone = await undoing.undo(intent: intent, response: response)
    return ResponseMessage(response: ["code": isUndone ? "success" : "cannotUndo"])
  }

  /// - Returns: `false` when this kind of intent has no updates.
  mutating func startUpdates(
    of values: PlainValue, to receive: @escaping @Sendable (INIntentResponse) -> Void
  ) throws -> Bool {
    let intent = try description.intent(from: values)
    let receiver = UpdateReceiver(receive)
    guard description.startUpdates(of: intent, by: object, to: receiver) else { return false }
    updates = (intent, receiver)
    return true
  }

  mutating func stopUpdates() {
    guard let (intent, _) = updates else { return }
    description.stopUpdates(of: intent, by: object)
    updates = nil
  }
}
