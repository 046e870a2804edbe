import Dispatch
import Foundation

/// Calls back at signals that would else end the process at once.
struct SignalWatch {
  private let sources: [any DispatchSourceSignal]

  init(_ numbers: [Int32], _ action: @escaping @Sendable () -> Void) {
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: action)
      source.resume()
      return source
    }
  }

  func cancel() { sources.forEach { $0.cancel() } }
}
