import Foundation
import Intents
import SottoAssistant
import SottoWire
import Testing

/// One run of the request's state machine with a handler in this process; all values take the form
/// they have between processes.
struct CustomRequest {
  /// What a run led to.
  struct Run {
    let ending: Ending
    let values: PlainValue
    /// The work that was done, in order.
    let calls: [String]
  }

  private let description: IntentDescription
  private let handler: NSObject
  private var request: Request
  private var calls: [String] = []

  init(_ intent: INIntent, handler: NSObject) throws {
    let name = "\(type(of: intent))"
    description = try #require(IntentDescription.named(name))
    self.handler = handler
    request = Request(
      intentName: name, values: intent.plain,
      parameters: description.parameters.map { .init(name: $0.name, isList: $0.isList) })
  }

  /// - Parameter choice: Which of what is offered the person chooses.
  func run(choosing choice: Int? = nil) async throws -> Run {
    var copy = self
    var action = copy.request.handle(.start)
    while true {
      if case .work(let work) = action {
        action = copy.request.handle(try await copy.perform(work))
      } else if case .ask(.choice) = action, let choice {
        action = copy.request.handle(.answered(.choice(choice)))
      } else {
        break
      }
    }
    guard case .end(let ending) = action else { throw Unexpected(action: action) }
    return Run(ending: ending, values: copy.request.values, calls: copy.calls)
  }

  /// The request asked the person something, which these handlers do not make it do.
  struct Unexpected: Error { let action: Request.Action? }

  private mutating func perform(_ work: Request.Work) async throws -> Request.Event {
    calls.append("\(work)".split(separator: "(")[0].description)
    let message = try sent(
      IntentMessage(name: request.intentName, parameters: request.values))
    let intent = try description.intent(from: message.parameters)
    switch work {
    case .begin:
      #expect(await description.canHandle(handler))
      return .begun
    case .resolve(let parameters):
      for parameter in parameters {
        if let results = try await description.resolutions(of: parameter, in: intent, by: handler) {
          return .resolved(
            parameter, try results.map { try Resolution.decode(try sent($0.plain)) })
        }
      }
      return .resolved(nil, [])
    case .confirm: return .confirmed(try await response { try await $0.confirm(intent, by: $1) })
    case .handle: return .handled(try await response { try await $0.handle(intent, by: $1) })
    case .handleInApp, .continueInApp:
      return .launched(HandlerResponse(plain: ["code": "success"]))
    }
  }

  private func response(
    _ call: (IntentDescription, Any) async throws -> INIntentResponse?
  ) async throws -> HandlerResponse? {
    guard let response = try await call(description, handler) else { return nil }
    let message = try sent(ResponseMessage(response: response.plain))
    return message.response.map(HandlerResponse.init)
  }

  /// A value as another process reads it.
  private func sent<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
