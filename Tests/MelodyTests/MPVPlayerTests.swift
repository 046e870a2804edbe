import Foundation
import MediaShared
import Testing

@testable import Melody

/// mpv plays to the null output where there is no sound device, in real time as a device would.
@MainActor
@Suite struct MPVPlayerTests {
  let folder: TemporaryFolder
  let player = MPVPlayer(.sound(of: "Melody"))
  let events: AsyncStream<PlayerEvent>

  init() throws {
    folder = try TemporaryFolder()
    let (events, continuation) = AsyncStream.makeStream(of: PlayerEvent.self)
    self.events = events
    player.onEvent = { continuation.yield($0) }
  }

  private func sound(_ name: String, seconds: Double) throws -> String {
    let url = folder.url.appendingPathComponent(name)
    try Sound.write(to: url, seconds: seconds)
    return url.path
  }

  private func first(where isWanted: (PlayerEvent) -> Bool) async -> PlayerEvent? {
    for await event in events where isWanted(event) { return event }
    return nil
  }

  @Test(.timeLimit(.minutes(5)))
  func playsToTheEnd() async throws {
    try player.play(sound("a.flac", seconds: 0.5), from: 0, speed: 1)
    #expect(await first { $0 == .finished } == .finished)
    #expect(player.output != nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func beginsWhereAskedAndGoesOn() async throws {
    try player.play(sound("a.flac", seconds: 60), from: 30, speed: 1)
    #expect(await first { if case .outputChanged = $0 { true } else { false } } != nil)
    let position = try #require(await player.positionOfMPV())
    #expect(position >= 29.5)
    #expect(player.position >= 29.5)
    player.pause()
    let paused = player.position
    player.seek(to: 50)
    #expect(player.position == 50)
    #expect(paused < 50)
    while await player.positionOfMPV().map({ $0 < 49.5 }) ?? true {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func volumeIsThatOfWhateverPlaysNext() async throws {
    player.setVolume(0.25)
    try player.play(sound("a.flac", seconds: 60), from: 0, speed: 1)
    #expect(await player.volumeOfMPV() == 25)
    player.setVolume(0.5)
    #expect(await player.volumeOfMPV() == 50)
  }

  @Test(.timeLimit(.minutes(5)))
  func jumpBeforeTheFirstSoundIsNotLost() async throws {
    try player.play(sound("a.flac", seconds: 60), from: 0, speed: 1)
    player.seek(to: 40)
    while await player.positionOfMPV().map({ $0 < 39.5 }) ?? true {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func somethingElseTakesItsPlace() async throws {
    try player.play(sound("a.flac", seconds: 60), from: 0, speed: 1)
    let second = try sound("b.flac", seconds: 60)
    try player.play(second, from: 0, speed: 2)
    while await player.pathOfMPV() != second { try await Task.sleep(for: .milliseconds(10)) }
    #expect(await first { if case .outputChanged = $0 { true } else { false } } != nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func goesOnWhenMPVIsKilled() async throws {
    let path = try sound("a.flac", seconds: 60)
    try player.play(path, from: 40, speed: 1)
    let killed = try #require(player.processIdentifier)
    kill(killed, SIGKILL)
    while player.processIdentifier == killed || player.processIdentifier == nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    while await player.pathOfMPV() != path { try await Task.sleep(for: .milliseconds(10)) }
    #expect(player.position >= 39)
  }

  /// A stopped mpv says nothing, and its end of the connection stays open.
  @Test(.timeLimit(.minutes(5)), arguments: [false, true])
  func goesOnWhenMPVIsStopped(isToldSomething: Bool) async throws {
    let path = try sound("a.flac", seconds: 60)
    try player.play(path, from: 30, speed: 1)
    while await player.positionOfMPV().map({ $0 < 30.1 }) ?? true {
      try await Task.sleep(for: .milliseconds(10))
    }
    let stopped = try #require(player.processIdentifier)
    kill(stopped, SIGSTOP)
    if isToldSomething { player.setSpeed(2) }
    while player.processIdentifier == stopped || player.processIdentifier == nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    // The silence was no part of what was heard.
    #expect((29.5...37).contains(player.position))
    while await player.pathOfMPV() != path { try await Task.sleep(for: .milliseconds(10)) }
  }

  @Test(.timeLimit(.minutes(5)))
  func mpvThatPlaysOnIsLeftAlone() async throws {
    // Longer than it is left without a question.
    try player.play(sound("a.flac", seconds: 11), from: 0, speed: 1)
    let process = try #require(player.processIdentifier)
    #expect(await first { $0 == .finished } == .finished)
    #expect(player.processIdentifier == process)
  }

  @Test(.timeLimit(.minutes(5)))
  func whatIsNoSoundFails() async throws {
    try player.play(folder.write("no sound", to: "a.flac").path, from: 0, speed: 1)
    let failure = await first { if case .failed = $0 { true } else { false } }
    #expect(failure != nil)
  }

  @Test func missingFileIsSaid() async throws {
    #expect(throws: PlayerError.noFile("/nowhere/a.flac")) {
      try player.play("/nowhere/a.flac", from: 0, speed: 1)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func mpvEndsWithThePlayer() async throws {
    var player: MPVPlayer? = MPVPlayer(.sound(of: "Melody"))
    try player?.play(sound("a.flac", seconds: 60), from: 0, speed: 1)
    let process = try #require(player?.processIdentifier)
    player = nil
    while kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(errno == ESRCH)
  }
}
