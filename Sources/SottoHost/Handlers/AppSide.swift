import Intents
import SottoSocket
import SottoWire

/// A process of an app — its extension or the app itself — as requests see it.
protocol AppSide: AnyObject, Sendable {
  /// Whether it has answered a call since it was started.
  var isWarm: Bool { get }
  /// Whether it has been asked something that it has not answered yet.
  var isAtWork: Bool { get async }
  var isAlive: Bool { get }
  /// Whether it was killed and is not gone yet.
  var isEnding: Bool { get }
  /// What is known of its end, or of why it does not answer.
  var trace: ProcessTrace { get async }

  /// Where what it prints goes; `nil` for one that prints nothing.
  var log: ProcessLog? { get }

  /// Asks the process something, after all that was asked before.
  ///
  /// - Throws: `CallFailure`; when the time is over, the process has been ended.
  func exchange(
    _ call: String, _ body: PlainValue, within limit: Duration
  ) async throws -> PlainValue
  func tell(_ event: String, _ body: PlainValue)

  func kill()
  /// Lets the process store what it must and end; returns when it has.
  func stop() async
  /// Calls back once: when the process ends, or at once when it already has.
  func whenEnded(_ observer: @escaping @Sendable () -> Void)
}

extension AppSide {
  /// Asks the process something, after all that was asked before.
  ///
  /// - Throws: `CallFailure`; when the time is over, the process has been ended.
  func call<Call: WireCall>(_ call: Call, within limit: Duration) async throws -> Call.Answer {
    try Envelope.body(of: await exchange(Call.name, call.body, within: limit))
  }

  func tell<Event: WireEvent>(_ event: Event) {
    guard let body = try? PlainEncoder.plain(of: event) else { return }
    tell(Event.name, body)
  }

  /// Returns when the process has ended.
  func end() async {
    await withCheckedContinuation { continuation in whenEnded { continuation.resume() } }
  }
}
