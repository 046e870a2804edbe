/// What came of a transport control.
package enum ControlResult: Hashable, Sendable {
  /// Done by this app; what plays there afterwards.
  case done(AppProfile, NowPlaying?)
  /// This app did not take it.
  case refused(AppProfile)
  /// This app would, but has nothing to play next.
  case nothingMore(AppProfile)
  case nothingPlays
  /// Done by the system itself, which plays so loud now, from 0 to 1.
  case volume(Double)
}
