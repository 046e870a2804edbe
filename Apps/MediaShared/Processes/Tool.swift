import Dispatch
import Foundation
import Synchronization

/// Runs a program to its end for what it prints.
package enum Tool {
  package struct Output {
    /// `nil` when a signal ended the program.
    package let exitCode: Int32?
    /// What it printed, errors included.
    package let data: Data

    /// Mostly why it failed.
    package var lastLine: String {
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      return lines.last.map { String($0) } ?? "it does not say why"
    }
  }

  /// Runs a program, blocking the thread.
  ///
  /// - Throws: `ChildProcess.Failure` when there is no such program.
  ///
  /// - Parameter most: How many bytes it may print: one that prints more is ended, and has printed these.
  package static func run(
    _ program: String, _ arguments: [String], atMost most: Int = 16 << 20
  ) throws -> Output {
    let (ours, theirs) = try ChildProcess.socketPair(for: program)
    let output = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    let child: ChildProcess
    do {
      defer { close(theirs) }
      child = try ChildProcess(program, arguments: arguments, descriptors: [1: theirs, 2: theirs])
    }
    var data = Data()
    while data.count < most, let more = try output.read(upToCount: 1 << 18), !more.isEmpty {
      data += more
    }
    if data.count >= most { kill(child.identifier, SIGKILL) }
    return Output(exitCode: child.wait(), data: data)
  }
}

extension Array where Element: Sendable {
  /// The results of a blocking function for all elements, computed on all cores.
  package func mapInParallel<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        let results = Mutex([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
          let result = transform(self[index])
          results.withLock { $0[index] = result }
        }
        continuation.resume(returning: results.withLock { $0.compactMap(\.self) })
      }
    }
  }
}
