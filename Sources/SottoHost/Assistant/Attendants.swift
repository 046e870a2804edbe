import Foundation
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

/// The front ends whose person can be asked something, each one question at a time.
actor Attendants {
  private let languages: Languages
  private var peers: [Peer] = []
  private var lines: [ObjectIdentifier: CallLine] = [:]
  /// What apps want to know from the next person who is free to answer.
  private var waiting: [Waiting] = []

  /// A permission that can be decided elsewhere, too, while the question waits.
  struct Matter {
    /// The same for all who want to know the same.
    var name: String
    /// What whoever comes next is told, by a command that asks nobody anything.
    var notice: String?
  }

  private struct Waiting {
    var question: ClientCalls.Ask
    var matter: Matter?
    /// What whoever says yes is told then.
    var consequence: ClientCalls.Notification?
    var continuation: CheckedContinuation<Bool?, Never>
  }

  init(languages: Languages) { self.languages = languages }

  /// The language in which a person is spoken to who has not said anything yet.
  nonisolated var language: Language {
    let session = SessionLanguage.tag(ProcessInfo.processInfo.environment)
    return languages.language(session ?? "") ?? languages.fallback
  }

  /// Whether an app may take requests, in words.
  nonisolated func permission(of bundle: AppBundle) -> ClientCalls.Ask {
    let language = language
    let text = language.sentence(
      "permission",
      [
        "app": bundle.name.text(in: language.code).shown(atMost: ShownLength.name),
        "usage": bundle.usageDescription.text(in: language.code).shown(atMost: 500),
      ])
    return .init(text: text)
  }

  /// A person has come, or has been answered, and is free: what has waited is asked now.
  func add(_ peer: Peer) async {
    if !peers.contains(where: { $0 === peer }) { peers.append(peer) }
    while !waiting.isEmpty, !peer.isClosed {
      let next = waiting.removeFirst()
      let answer = await ask(next.question, at: peer)
      if answer == true, let consequence = next.consequence { peer.tell(consequence) }
      next.continuation.resume(returning: answer)
      if let matter = next.matter { settle(matter.name, answer) }
    }
  }

  /// A matter is decided: nobody need be asked about it any more.
  func settle(_ matter: String, _ answer: Bool?) {
    let settled = waiting.filter { $0.matter?.name == matter }
    waiting.removeAll { $0.matter?.name == matter }
    for waiting in settled { waiting.continuation.resume(returning: answer) }
  }

  /// What waits for a decision, in sentences; each is told once.
  func takeNotices() -> [String] {
    waiting.indices.compactMap { index in
      defer { waiting[index].matter?.notice = nil }
      return waiting[index].matter?.notice
    }
  }

  func isWaiting(for matter: String) -> Bool {
    waiting.contains { $0.matter?.name == matter }
  }

  /// Asks the person at the newest front end; `nil` when nobody is there or nobody decided.
  func ask(_ question: ClientCalls.Ask) async -> Bool? {
    peers.removeAll(where: \.isClosed)
    guard let peer = peers.last else { return nil }
    return await ask(question, at: peer)
  }

  /// Asks the next person who is free: never one who has come to say something themself.
  ///
  /// - Parameters:
  ///   - matter: What it is about, where that may be decided elsewhere.
  ///   - consequence: What whoever says yes is told then.
  func askNext(
    _ question: ClientCalls.Ask, about matter: Matter? = nil,
    consequence: ClientCalls.Notification? = nil
  ) async -> Bool? {
    await withCheckedContinuation {
      waiting.append(
        Waiting(question: question, matter: matter, consequence: consequence, continuation: $0))
    }
  }

  /// Asks whoever sits at a front end; `nil` when nobody does or nobody decided.
  ///
  /// The words of the answer are understood as those of any other, in any language.
  func ask(_ question: ClientCalls.Ask, at peer: Peer) async -> Bool? {
    let line = lines[ObjectIdentifier(peer), default: CallLine()]
    lines[ObjectIdentifier(peer)] = line
    let words = try? await line.run { try await peer.call(question).words }
    if peer.isClosed { lines[ObjectIdentifier(peer)] = nil }
    guard let words else { return nil }
    let reading = await languages.readings(
      words, surroundings: Surroundings(question: .init(kind: .confirmation)))[0]
    if reading.parameters["yes"] == .bool(true) { return true }
    return reading.parameters["no"] == .bool(true) ? false : nil
  }
}
