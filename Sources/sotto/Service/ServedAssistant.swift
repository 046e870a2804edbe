import SottoHost

/// The home's assistant in this process, as `sotto serve` runs it: at the home's socket and on the desktop.
struct ServedAssistant {
  private let local: LocalAssistant
  private let desktop: Task<Void, Never>

  /// - Parameter lock: The home's, which it gives up when it ends.
  init(
    _ home: SottoHome, _ settings: AssistantSettings, lock: AssistantLock,
    onQuit: @escaping @Sendable () -> Void
  ) throws {
    let local = try LocalAssistant(home: home, settings: settings, lock: lock, onQuit: onQuit)
    try local.server.listen(at: home.socket)
    self.local = local
    desktop = Task { await local.assistant.joinDesktop() }
  }

  /// How long what is being answered may take.
  var longestTurn: Duration { local.assistant.longestTurn }

  /// Takes no more clients.
  func close() {
    desktop.cancel()
    local.server.close()
  }

  func finishTurns(within limit: Duration) async {
    await local.assistant.finishTurns(within: limit)
  }

  /// Ends its apps, and lets another take its place.
  func stop() async {
    close()
    await local.stop()
  }
}
