/// What came of a transport control.
package enum ControlResult: Hashable, Sendable {
  /// Done by this player; what plays there afterwards.
  case done(ControlledPlayer, NowPlaying?)
  /// This player did not take it.
  case refused(ControlledPlayer)
  /// This player would, but has nothing to play next.
  case nothingMore(ControlledPlayer)
  case nothingPlays
  /// Done by the system itself, which plays so loud now, from 0 to 1.
  case volume(Double)
}

/// Who carries out transport controls.
package enum ControlledPlayer: Hashable, Sendable {
  case app(AppProfile)
  /// Another of the desktop's players, by the name that it has there.
  case other(String)

  /// The name a person who speaks this language knows it by.
  package func name(in language: String) -> String {
    switch self {
    case .app(let app): app.name(in: language)
    case .other(let name): name
    }
  }
}
