import SottoLanguage
import SottoSocket
import SottoWire

/// The front ends whose person can be asked something.
actor Attendants {
  private let languages: Languages
  private var peers: [Peer] = []
  /// What apps want to know from the next person who comes.
  private var waiting: [Waiting] = []

  private struct Waiting {
    var question: ClientCalls.Ask
    var continuation: CheckedContinuation<Bool?, Never>
  }

  init(languages: Languages) { self.languages = languages }

  /// A person has come: what has waited is asked first.
  func add(_ peer: Peer) async {
    peers.append(peer)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      next.continuation.resume(returning: await ask(next.question, at: peer))
    }
  }

  /// Asks the person at the newest front end; `nil` when nobody is there or nobody decided.
  func ask(_ question: ClientCalls.Ask) async -> Bool? {
    peers.removeAll(where: \.isClosed)
    guard let peer = peers.last else { return nil }
    return await ask(question, at: peer)
  }

  /// Asks the next person who comes, who is not in the middle of something else then.
  func askNext(_ question: ClientCalls.Ask) async -> Bool? {
    await withCheckedContinuation {
      waiting.append(Waiting(question: question, continuation: $0))
    }
  }

  /// The words of the answer are understood as those of any other, in any language.
  private func ask(_ question: ClientCalls.Ask, at peer: Peer) async -> Bool? {
    guard let words = try? await peer.call(question).words else { return nil }
    let reading = languages.understand(
      words, surroundings: Surroundings(question: .init(kind: .confirmation)))[0]
    if reading.parameters["yes"] == .bool(true) { return true }
    return reading.parameters["no"] == .bool(true) ? false : nil
  }
}
