import Foundation
import SottoHost
import SottoLanguage
import SottoStore

extension Recording {
  /// Has the conversation anew, by an assistant whose home is gone afterwards, with puppets in the place of the
  /// apps' processes.
  ///
  /// Times are those of the recording's zone, also afterwards in this process.
  ///
  /// - Parameter keepsReadings: Whether what is said has with it what it is understood as.
  /// - Returns: What it has become.
  /// - Throws: What keeps the assistant from starting.
  func replayed(keepsReadings: Bool = false) async throws -> Recording {
    if TimeZone.current.identifier != header.zone {
      setenv("TZ", header.zone, 1)
      NSTimeZone.resetSystemTimeZone()
    }
    var settings = AssistantSettings()
    settings.confinement = .none
    let home = try HermeticHome(settings.confinement)
    defer { home.remove() }
    let store = try Store(path: home.folders.database)
    try self.home.restore(in: store)
    let playback = Playback(self)
    let assistant = try Assistant(
      home: home.folders, store: store, languages: try Languages.installed(), settings: settings,
      clock: playback.clock, playback: playback)
    let replayed = try await assistant.replay(playback, keepsReadings: keepsReadings)
    await assistant.stop()
    return replayed
  }
}
