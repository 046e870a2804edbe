import Foundation
import Mutation

/// Tries one input after the other in this process, which one of them may end.
struct FuzzWorker {
  /// More bytes are not had, which ends the process.
  static let mostMemory: UInt64 = 4 << 30

  private var target: any FuzzTarget
  private let kept: [[UInt8]]
  private let seed: UInt64

  init(_ target: any FuzzTarget.Type, seed: UInt64) throws {
    self.target = try target.init()
    kept = try self.target.keptInputs()
    self.seed = seed
  }

  /// Tries inputs from one on, until there was enough, and notes which is being tried.
  mutating func run(from first: Int, _ limit: FuzzLimit, noting progress: FuzzProgress) {
    limitMemory()
    unblockAlarm()
    let start = ContinuousClock.now
    var place = first
    while !limit.isReached(by: place, since: start) {
      progress.note(place)
      let begin = ContinuousClock.now
      let error = read(place)
      progress.note(begin.duration(to: .now), of: place)
      if let error { end(with: error, or: progress.noteRefusal) }
      place += 1
    }
    progress.note(place)
  }

  /// Ends the process where the error is harm.
  private func end(with error: any Error, or go: () -> Void) {
    guard let harm = error as? Harm else { return go() }
    say("\(type(of: target).name): \(harm)")
    exit(1)
  }

  /// Tries one input.
  ///
  /// - Returns: Why it was refused.
  mutating func read(_ place: Int) -> (any Error)? {
    // It ends the process where it is not taken back.
    alarm(type(of: target).longestSeconds)
    defer { alarm(0) }
    do {
      let bytes = input(place)
      try target.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// The input of a number: those that once did harm come first.
  func input(_ place: Int) -> [UInt8] {
    guard place >= kept.count else { return kept[place] }
    // Each has chance of its own, so that it can be had without those before it.
    var chance = SeededGenerator(seed: seed ^ UInt64(place - kept.count) << 32)
    return target.finished(target.input(by: &chance))
  }

  /// The thread that started this process may have blocked all signals, which is inherited.
  private func unblockAlarm() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private func limitMemory() {
    var limit = rlimit(rlim_cur: rlim_t(Self.mostMemory), rlim_max: rlim_t(Self.mostMemory))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}
