import Logging

extension Assistant {
  /// Puts what plays where the desktop's controls find it, and begins to notice the desktop's other
  /// players, until the task is cancelled.
  package nonisolated func joinDesktop() async {
    guard let address = controls.busAddress else {
      return Logger(label: "sotto.desktop").notice(
        "the session has no bus: media keys and other players are out of reach")
    }
    await controls.others?.listen()
    await ExportedPlayer(of: mediaSession, on: address).run()
  }
}
