import Dispatch
import Intents
import Logging
import SottoAssistant
import SottoWire
import Synchronization

/// Puts what was said into the history, so that nobody waits for the disk: what comes while it writes it
/// writes together.
final class HistoryWriter: Sendable {
  private let store: any AssistantStore
  private let waiting = Mutex<[HistoryEntry]>([])
  private let queue = DispatchQueue(label: "sotto.history")
  private let log = Logger(label: "sotto.assistant")

  init(store: any AssistantStore) { self.store = store }

  func append(_ entry: HistoryEntry) {
    let isFirst = waiting.withLock { waiting in
      waiting.append(entry)
      return waiting.count == 1
    }
    // Whoever was first has it written.
    if isFirst { queue.async { [self] in write() } }
  }

  /// Waits until all is written that has come before.
  func finish() async {
    await withCheckedContinuation { written in queue.async { written.resume() } }
  }

  private func write() {
    let entries = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    do { try store.append(entries) } catch {
      log.error("history not stored", metadata: ["error": "\(error)"])
    }
  }
}

extension HistoryEntry {
  /// What was said, and what came of it.
  init(_ call: ClientCalls.Say, _ reply: Reply, at date: Double) {
    self.init(
      date: date, text: call.request == nil ? call.text : reply.reading?["text"]?.string ?? "",
      locale: reply.locale, intent: reply.reading?["intent"]?.string, app: reply.app,
      outcome: reply.outcome, reply: reply.text)
  }
}
