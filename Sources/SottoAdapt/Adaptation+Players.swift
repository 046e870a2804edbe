extension Adaptation {
  /// Notes where a source first uses a player of Apple's: it compiles, and plays nothing here.
  mutating func notePlayer(at index: Int) {
    let name = text(index)
    guard Self.players.contains(name), notedPlayers.insert(name).inserted else { return }
    note(
      index,
      "\(name) plays nothing here, and says so when it is asked to; let the app start a player of "
        + "the system's, such as mpv.")
  }

  private static let players: Set<String> = [
    "AVAudioPlayer", "AVPlayer", "AVQueuePlayer", "MPMusicPlayerController",
  ]
}
