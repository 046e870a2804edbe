import Foundation

/// The program that records, and the thread that hears it. It ends with whoever holds it.
final class Recorder: Sendable {
  private let process: SoundProcess

  /// Bytes of a piece: 64 ms of speech.
  private static let piece = 2048

  /// Begins to record into a microphone.
  ///
  /// - Throws: `VoiceError` when the program cannot be started.
  init(_ command: SoundCommand, into microphone: Microphone) throws(VoiceError) {
    let output = Pipe()
    let process = try SoundProcess(command, .speech, output: output)
    self.process = process
    let thread = Thread {
      let sound = output.fileHandleForReading
      while let piece = try? sound.read(upToCount: Self.piece), !piece.isEmpty {
        microphone.put(piece)
      }
      do throws(VoiceError) {
        // A file that is played in place of a microphone ends well.
        try process.wait()
        microphone.end()
      } catch {
        microphone.end(.failure(error))
      }
    }
    thread.name = "sotto.microphone"
    thread.start()
  }

  deinit { process.end() }
}
