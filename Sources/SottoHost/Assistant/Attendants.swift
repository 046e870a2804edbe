import Foundation
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

/// The front ends whose person can be asked something.
///
/// What apps would like to know of their own accord waits until the person has been answered, and is asked one
/// question at a time: at most one between two things that the person says, of each app in its turn.
actor Attendants {
  private nonisolated let languages: Languages
  private var peers: [Peer] = []
  private var lines: [ObjectIdentifier: CallLine] = [:]
  /// The front ends at which an app's question waits for its answer.
  private var asking: Set<ObjectIdentifier> = []
  /// What apps want to know from the next person who is free to answer.
  private var waiting: [Waiting] = []
  /// The app that was last asked for.
  private var lastApp: String?

  /// A permission that can be decided elsewhere, too, while the question waits.
  struct Matter {
    /// The same for all who want to know the same.
    var name: String
    /// What whoever comes next is told, by a command that asks nobody anything.
    var notice: String?
  }

  /// Something that an app would like to know.
  struct AppQuestion {
    /// The app's bundle identifier.
    var app: String
    /// The whole question.
    var text: String
    /// What it is about, where that may be decided elsewhere.
    var matter: Matter?
    /// What whoever says yes is told then.
    var consequence: ClientCalls.Notification?
    /// Lets the app ask nothing more.
    ///
    /// - Returns: What whoever has said so is told.
    var silence: @Sendable () -> ClientCalls.Notification
  }

  private struct Waiting {
    var question: AppQuestion
    var continuation: CheckedContinuation<Bool?, Never>
  }

  init(languages: Languages) { self.languages = languages }

  /// The language in which a person is spoken to who has not said anything yet.
  nonisolated var language: Language {
    let session = SessionLanguage.tag(ProcessInfo.processInfo.environment)
    return languages.language(session ?? "") ?? languages.fallback
  }

  /// Whether words answer a question that wants yes or no, in any language.
  nonisolated func isAnswer(_ words: String) async -> Bool {
    let answer = await languages.answer(words)
    return answer.decision != nil || answer.further == nil
  }

  /// Whether an app may take requests, in words.
  nonisolated func permission(of bundle: AppBundle) -> String {
    let language = language
    return language.sentence(
      "permission",
      [
        "app": bundle.name.text(in: language.code).shown(atMost: ShownLength.name),
        "usage": bundle.usageDescription.text(in: language.code).shown(atMost: 500),
      ])
  }

  /// A person has come, or has been answered, and is free: one question that has waited is asked now.
  ///
  /// - Returns: What they have said that is no answer to it, or that they have said besides.
  func add(_ peer: Peer) async -> String? {
    peers.removeAll(where: \.isClosed)
    if !peers.contains(where: { $0 === peer }) { peers.append(peer) }
    let place = ObjectIdentifier(peer)
    guard !peer.isClosed, !asking.contains(place), let next = takeNext() else { return nil }
    asking.insert(place)
    defer { asking.remove(place) }
    let question = next.question
    let answer = await answer(to: .init(text: question.text, canBeSilenced: true), at: peer)
    switch answer.decision {
    case .yes: question.consequence.map { peer.tell($0) }
    case .silence:
      peer.tell(question.silence())
      forget(question.app)
    case .no, nil: break
    }
    next.continuation.resume(returning: answer.isYes)
    if let matter = question.matter { settle(matter.name, answer.isYes) }
    return answer.further
  }

  /// The question that waits longest, of another app than asked last where one waits.
  private func takeNext() -> Waiting? {
    guard let first = waiting.indices.first else { return nil }
    let next = waiting.remove(at: waiting.firstIndex { $0.question.app != lastApp } ?? first)
    lastApp = next.question.app
    return next
  }

  /// A matter is decided: nobody need be asked about it any more.
  func settle(_ matter: String, _ answer: Bool?) {
    end(answer) { $0.matter?.name == matter }
  }

  /// An app asks nothing more: what it would have liked to know stays open.
  func forget(_ app: String) { end(nil) { $0.app == app } }

  private func end(_ answer: Bool?, where isMeant: (AppQuestion) -> Bool) {
    let ended = waiting.filter { isMeant($0.question) }
    waiting.removeAll { isMeant($0.question) }
    for each in ended { each.continuation.resume(returning: answer) }
  }

  /// What waits for a decision, in sentences; each is told once.
  func takeNotices() -> [String] {
    waiting.indices.compactMap { index in
      defer { waiting[index].question.matter?.notice = nil }
      return waiting[index].question.matter?.notice
    }
  }

  /// How many questions wait.
  var waitingCount: Int { waiting.count }

  func isWaiting(for matter: String) -> Bool {
    waiting.contains { $0.question.matter?.name == matter }
  }

  /// Whether somebody is there who will be asked when they have been answered.
  var isAnybodyThere: Bool { peers.contains { !$0.isClosed } }

  /// Asks the next person who is free: never one who has come to say something themself.
  ///
  /// - Returns: `nil` where they did not decide.
  func askNext(_ question: AppQuestion) async -> Bool? {
    await withCheckedContinuation {
      waiting.append(Waiting(question: question, continuation: $0))
    }
  }

  /// Asks whoever sits at a front end what their own command needs to know; `nil` when nobody does or nobody
  /// decided.
  func ask(_ question: ClientCalls.Ask, at peer: Peer) async -> Bool? {
    await answer(to: question, at: peer).isYes
  }

  /// The words of an answer are understood as those of any other, in any language.
  private func answer(to question: ClientCalls.Ask, at peer: Peer) async -> PersonAnswer {
    let line = lines[ObjectIdentifier(peer), default: CallLine()]
    lines[ObjectIdentifier(peer)] = line
    let words = try? await line.run { try await peer.call(question).words }
    if peer.isClosed { lines[ObjectIdentifier(peer)] = nil }
    guard let words else { return .none }
    return await languages.answer(words)
  }
}
