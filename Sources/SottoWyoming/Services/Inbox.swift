import Foundation
import Synchronization

/// What comes from elsewhere, for one reader at a time, who may stop waiting and wait again later. What
/// nobody takes in time is forgotten, the oldest first.
final class Inbox<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var waiting: CheckedContinuation<Element?, any Error>?
    var ending: Result<Void, VoiceError>?
  }

  private let state = Mutex(State())
  private let most: Int

  /// - Parameter most: How many wait at most.
  init(atMost most: Int) { self.most = most }

  /// The next one.
  ///
  /// - Returns: `nil` when no more will come.
  /// - Throws: The `VoiceError` that it ended with, or that the task was cancelled.
  func next() async throws -> Element? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let known: Result<Element?, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if !state.elements.isEmpty { return .success(state.elements.removeFirst()) }
          if let ending = state.ending { return Self.last(ending) }
          state.waiting = continuation
          return nil
        }
        if let known { continuation.resume(with: known) }
      }
    } onCancel: {
      takeWaiting()?.resume(throwing: CancellationError())
    }
  }

  /// Whether no more will come than what waits.
  var hasEnded: Bool { state.withLock { $0.ending != nil && $0.elements.isEmpty } }

  /// Why no more will come, where that is a fault.
  var failure: VoiceError? {
    state.withLock { state in
      if case .failure(let error) = state.ending { error } else { nil }
    }
  }

  /// Forgets what has come until now.
  func forget() { state.withLock { $0.elements = [] } }

  /// Another one has come.
  func put(_ element: Element) {
    let waiting = state.withLock { state in
      if state.waiting == nil {
        if state.elements.count >= most { state.elements.removeFirst() }
        state.elements.append(element)
      }
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: element)
  }

  /// No more will come.
  func end(_ ending: Result<Void, VoiceError> = .success(())) {
    let waiting = state.withLock { state in
      state.ending = state.ending ?? ending
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(with: Self.last(ending))
  }

  private func takeWaiting() -> CheckedContinuation<Element?, any Error>? {
    state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
  }

  private static func last(_ ending: Result<Void, VoiceError>) -> Result<Element?, any Error> {
    switch ending {
    case .success: .success(nil)
    case .failure(let error): .failure(error)
    }
  }
}
