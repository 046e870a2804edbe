import Foundation
import Testing

/// A person lets Melody read their own music while a sample of it plays.
@Suite struct OwnMusicTests {
  @Test(.timeLimit(.minutes(10)))
  func `reading begins when it is allowed, though something plays, and that goes on`() throws {
    let home = try TestHome()
    let person = home.folder.appending(path: "person")
    try FileManager.default.createDirectory(
      at: person.appending(path: "Music"), withIntermediateDirectories: true)
    try Self.silence.write(to: person.appending(path: "Music/Zanzibar Nights.wav"))
    home.environment["HOME"] = person.path
    home.environment["XDG_CONFIG_HOME"] = nil
    try home.installMelody()
    // It plays without an end.
    #expect(try home.say("play skyfall by adele in melody").status == 0)
    let before = Set(Processes.named("Melody", of: home).map(\.identifier))
    let screen = try home.atTerminal(
      "--no-http",
      typing: ["> ": "what's playing", "(yes or no)": "yes", "is beginning to read": ":quit"])
    #expect(screen.contains("Melody is beginning to read your music in \(person.path)/Music."))
    try wait(every: 0.2) {
      try home.say("what's playing").output.contains("Skyfall by Adele is playing")
        && before.isDisjoint(with: Processes.named("Melody", of: home).map(\.identifier))
    }
    #expect(before.isDisjoint(with: Processes.named("Melody", of: home).map(\.identifier)))
    #expect(try home.say("what's playing").output.contains("Skyfall by Adele is playing"))
    var answer = ""
    try wait(every: 0.2) {
      answer = try home.say("play zanzibar nights in melody").output
      return answer.contains("Playing Zanzibar Nights")
    }
    #expect(answer.contains("Playing Zanzibar Nights"))
  }

  /// A second of it, as a file.
  private static let silence: Data = {
    func bytes(_ value: UInt32, _ count: Int) -> Data {
      Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
    let samples = Data(count: 2 * 8000)
    return Data("RIFF".utf8) + bytes(UInt32(36 + samples.count), 4) + Data("WAVEfmt ".utf8)
      + bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(16000, 4)
      + bytes(2, 2) + bytes(16, 2) + Data("data".utf8) + bytes(UInt32(samples.count), 4) + samples
  }()
}
