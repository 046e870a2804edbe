import Intents
import SottoSocket
import SottoWire
import Synchronization

/// What an assistant counts from its start on.
final class AssistantMetrics: Sendable {
  let understanding = Histogram(
    "sotto_understanding_seconds", "How long it took to understand something said.",
    bounds: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1])
  private let turns = Counter(
    "sotto_turns_total", "Things said and answered, by what came of them.",
    "outcome", "locale", "intent", "app")
  private let latency = Histogram(
    "sotto_turn_seconds", "How long it took to answer something said.",
    bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30])
  private let starts = Counter(
    "sotto_process_starts_total", "Processes of apps that were started.", "app", "kind")
  private let faults = Counter(
    "sotto_faults_total", "What apps did wrong in a request.", "app", "intent", "kind")
  private let connections = Mutex(0)

  enum ProcessKind: String { case app, `extension` }

  /// Something said was answered.
  ///
  /// - Parameters:
  ///   - intent: What it was understood as: a name that Sotto knows, or that a bundle declares.
  ///   - app: The bundle identifier of who was asked.
  func turn(_ reply: Reply, intent: String?, app: String?) {
    turns.count(reply.outcome.rawValue, reply.locale, intent ?? "", app ?? "")
    latency.note(reply.milliseconds / 1000)
  }

  func started(_ kind: ProcessKind, of app: String) { starts.count(app, kind.rawValue) }

  func fault(_ problem: Problem, of app: String) {
    faults.count(app, problem.intent, problem.kind.rawValue)
  }

  func set(connections count: Int) { connections.withLock { $0 = count } }

  var metrics: [Metric] {
    [
      turns.metric, understanding.metric, latency.metric, starts.metric, faults.metric,
      Metric(
        "sotto_connections", "Front ends that are connected to the assistant.", .gauge,
        [.init(Double(connections.withLock { $0 }))]),
    ]
  }
}
