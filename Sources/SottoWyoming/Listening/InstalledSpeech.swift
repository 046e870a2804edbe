import Foundation

/// `espeak-ng`, where it is installed and no service speaks.
struct InstalledSpeech: Speech {
  private let program: URL
  /// Its name for a language's voice; `nil` where it cannot read the language.
  private let voice: @Sendable (String) -> String?

  /// - Returns: `nil` where it is not installed.
  init?(voice: @escaping @Sendable (String) -> String?) {
    let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard let place = places.first(where: { access("\($0)/espeak-ng", X_OK) == 0 }) else {
      return nil
    }
    program = URL(filePath: "\(place)/espeak-ng")
    self.voice = voice
  }

  func say(_ text: String, in language: String, through output: any SoundOutput) async throws {
    guard let voice = voice(language) else {
      throw VoiceError("espeak-ng does not read “\(language)”. Name a service that does: --tts.")
    }
    let wave = try await wave(of: text, voice)
    // A wave file's head: the format, and then nothing but the sound.
    guard wave.count > Self.head else { return }
    func number(at place: Int, _ bytes: Int) -> Int {
      (0..<bytes).reduce(0) { $0 | Int(wave[place + $1]) << (8 * $1) }
    }
    let format = AudioFormat(
      rate: number(at: 24, 4), width: number(at: 34, 2) / 8, channels: number(at: 22, 2))
    try await output.play(format) { try await $0(wave.dropFirst(Self.head)) }
  }

  private static let head = 44

  private func wave(of text: String, _ voice: String) async throws -> Data {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = ["-v", voice, "--stdin", "--stdout"]
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: .init {
            do {
              try process.run()
              try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
              try input.fileHandleForWriting.close()
              let wave = try output.fileHandleForReading.readToEnd() ?? Data()
              process.waitUntilExit()
              return wave
            } catch {
              throw VoiceError("espeak-ng cannot speak: \(error)")
            }
          })
      }
    }
  }
}
