/// What came of a transport control.
package enum ControlResult: Hashable, Sendable {
  /// Done by this app; what plays there afterwards.
  case done(AppProfile, NowPlaying?)
  /// This app did not take it.
  case refused(AppProfile)
  case nothingPlays
  /// Nothing here can do it yet.
  case unavailable
}
