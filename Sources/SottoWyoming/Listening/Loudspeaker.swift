import Foundation

/// Plays sound through a program, one piece of speech at a time.
struct Loudspeaker: SoundOutput {
  let command: SoundCommand

  func play(
    _ format: AudioFormat, _ sound: (_ write: (Data) async throws -> Void) async throws -> Void
  ) async throws {
    let input = Pipe()
    let process = try SoundProcess(command, format, input: input)
    let queue = DispatchQueue(label: "sotto.loudspeaker")
    try await withTaskCancellationHandler {
      try await sound { piece in
        try await queue.wait {
          do { try input.fileHandleForWriting.write(contentsOf: piece) } catch {
            process.end()
            throw process.failure
          }
        }
      }
      try await queue.wait {
        try? input.fileHandleForWriting.close()
        try process.wait()
      }
    } onCancel: {
      process.end()
    }
  }
}

extension DispatchQueue {
  /// Does what takes its time without holding a thread that others compute on.
  fileprivate func wait(_ work: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      async { continuation.resume(with: .init { try work() }) }
    }
  }
}
