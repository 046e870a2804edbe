import Foundation

/// The talk with one mpv: what it is told and asked, and what it replies.
///
/// An mpv that does not answer any more is ended.
@MainActor
final class MPVConnection {
  /// Called with all that mpv says, in order.
  var onMessage: ((MPVMessage) -> Void)?
  /// Called once, when mpv has ended; with when it was last heard where it had hung.
  var onEnd: ((_ hungSince: ContinuousClock.Instant?) -> Void)?
  /// Whether something plays, so that mpv must be asked whether it still does: else nobody would
  /// notice.
  var isPlaying: () -> Bool = { false }

  private var process: MPVProcess?
  private var lastRequest = 0
  /// The commands that mpv has not replied to.
  private var unanswered: Set<Int> = []
  /// Who waits for a reply, by request; `nil` comes when mpv has ended.
  private var replies: [Int: CheckedContinuation<MPVMessage?, Never>] = [:]
  private var lastHeard = ContinuousClock.now
  private var hasHung = false
  private var watch: Task<Void, Never>?

  var processIdentifier: pid_t? { process?.identifier }

  /// Starts mpv.
  ///
  /// - Parameters:
  ///   - appearance: How it is seen.
  ///   - observed: The properties of which it tells by itself whenever they change.
  /// - Throws: `PlayerError` when mpv is missing or cannot be started.
  init(_ appearance: MPVAppearance, observing observed: [String]) throws(PlayerError) {
    process = try MPVProcess(appearance.options) { [weak self] message in
      self?.hear(message)
    } onEnd: { [weak self] in
      self?.processEnded()
    }
    for command in appearance.commands { send(command) }
    for (number, property) in observed.enumerated() {
      send(["observe_property", .number(Double(number + 1)), .text(property)])
    }
  }

  /// Sends a command. Returns the number that its reply will have.
  @discardableResult
  func tell(_ command: [MPVArgument]) -> Int {
    let request = send(command)
    unanswered.insert(request)
    watchReplies()
    return request
  }

  /// What a property is; `nil` where mpv does not say, or has ended.
  func value(of property: String) async -> MPVMessage.Value? {
    guard process != nil else { return nil }
    let reply = await withCheckedContinuation { continuation in
      replies[tell(["get_property", .text(property)])] = continuation
    }
    return reply?.data
  }

  /// Sends what needs no answer.
  @discardableResult
  private func send(_ command: [MPVArgument]) -> Int {
    lastRequest += 1
    process?.send(command, request: lastRequest)
    return lastRequest
  }

  private func hear(_ message: MPVMessage) {
    lastHeard = .now
    if let request = message.request {
      unanswered.remove(request)
      replies.removeValue(forKey: request)?.resume(returning: message)
    }
    onMessage?(message)
  }

  private func processEnded() {
    process = nil
    unanswered = []
    for waiting in replies.values { waiting.resume(returning: nil) }
    replies = [:]
    onEnd?(hasHung ? lastHeard : nil)
  }

  /// Ends an mpv that takes seconds for what takes milliseconds: it hangs, or somebody has stopped it.
  private func watchReplies() {
    guard watch == nil else { return }
    watch = Task { [weak self] in
      var silence = Silence()
      while let pause = self?.lookAtReplies(&silence) { try? await Task.sleep(for: pause) }
      self?.watch = nil
    }
  }

  /// How often the same command was found without its reply. Time alone would not do: when this
  /// process was stopped as well, the reply has come and has yet to be read.
  private struct Silence {
    var request = 0
    var seconds = 0
  }

  /// - Returns: When to look again; `nil` when there is nothing to wait for.
  private func lookAtReplies(_ silence: inout Silence) -> Duration? {
    guard let process else { return nil }
    if let request = unanswered.min() {
      silence.seconds = request == silence.request ? silence.seconds + 1 : 0
      silence.request = request
      if silence.seconds == Self.patience {
        hasHung = true
        process.kill()
      }
      return .seconds(1)
    }
    guard isPlaying() else { return nil }
    let left = Self.heartbeat - (.now - lastHeard)
    if left > .zero { return left }
    tell(["get_property", "time-pos"])
    return .seconds(1)
  }

  /// How many seconds mpv may take for a reply.
  private static let patience = 3
  /// How long it may play without a word.
  private static let heartbeat = Duration.seconds(5)
}
