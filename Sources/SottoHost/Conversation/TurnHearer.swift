import Foundation
import Intents
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire
import Synchronization

/// Tells a front end what happens in a turn of its, while it does.
final class TurnHearer: Sendable {
  private let turn: String
  private let wantsOutput: Bool
  private let start = ContinuousClock.now
  private let tell: @Sendable (ClientCalls.TurnEvent) -> Void
  /// How much of each log has been told of, in bytes.
  private let told = Mutex<[String: Int]>([:])

  /// - Returns: `nil` where the call wants to hear of nothing.
  init?(of call: ClientCalls.Say, tell: @escaping @Sendable (ClientCalls.TurnEvent) -> Void) {
    guard let turn = call.turn else { return nil }
    self.turn = turn
    wantsOutput = call.output == true
    self.tell = tell
  }

  /// What was said was understood.
  func hear(_ readings: [Reading]) {
    tell { $0.readings = readings.compactMap(\.plain) }
  }

  /// An app is asked.
  func hear(_ candidate: Turn.Candidate, _ language: String) {
    tell {
      $0.app = .init(
        identifier: candidate.app.identifier,
        name: candidate.app.name(in: language).shown(atMost: ShownLength.name),
        intent: candidate.request.intentName, reason: candidate.reason.rawValue)
    }
  }

  /// An app has done something.
  ///
  /// - Parameter process: The one that was asked.
  func hear(_ step: Reply.Step, _ process: (any AppSide)?) {
    if wantsOutput, let log = process?.log { hearOutput(log) }
    tell { $0.step = step.shown }
  }

  private func hearOutput(_ log: ProcessLog) {
    let (lines, end) = log.lines(after: told.withLock { $0[log.path] })
    told.withLock { $0[log.path] = end }
    guard !lines.isEmpty else { return }
    let name = URL(fileURLWithPath: log.path).deletingPathExtension().lastPathComponent
    tell { $0.output = .init(process: name, lines: lines) }
  }

  private func tell(_ fill: (inout ClientCalls.TurnEvent) -> Void) {
    var event = ClientCalls.TurnEvent(
      turn: turn, milliseconds: (ContinuousClock.now - start).seconds * 1000)
    fill(&event)
    tell(event)
  }
}
