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

  private struct Waiting {
    var question: ClientCalls.Ask
    var continuation: CheckedContinuation<Bool?, Never>
  }

  init(languages: Languages) { self.languages = languages }

  /// The language in which a person is spoken to who has not said anything yet.
  nonisolated var language: Language {
    languages.language(Locale.preferredLanguages.first ?? "") ?? languages.fallback
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
      next.continuation.resume(returning: await ask(next.question, at: peer))
    }
  }

  /// Asks the person at the newest front end; `nil` when nobody is there or nobody decided.
  func ask(_ question: ClientCalls.Ask) async -> Bool? {
    peers.removeAll(where: \.isClosed)
    guard let peer = peers.last else { return nil }
    return await ask(question, at: peer)
  }

  /// Asks the next person who is free: never one who has come to say something themself.
  func askNext(_ question: ClientCalls.Ask) async -> Bool? {
    await withCheckedContinuation {
      waiting.append(Waiting(question: question, continuation: $0))
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
