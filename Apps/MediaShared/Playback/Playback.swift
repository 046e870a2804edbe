import Foundation
import SottoCatalog

/// What plays, as the system's controls and displays know it.
@MainActor
package protocol Playback: AnyObject {
  /// What plays, or is at hand to go on with.
  var current: CatalogItem? { get }
  var isPlaying: Bool { get }
  /// Seconds from the beginning of what plays.
  var position: TimeInterval { get }
  /// 1 is as recorded.
  var speed: Double { get }
  /// From 0, silence, to 1.
  var volume: Double { get }
  /// What a person must know of what plays.
  var note: String? { get }
  /// What a person may want to know of it, once: that it is a sample.
  var remark: String? { get }
  /// What the system is told of it besides.
  var furtherInfo: [String: Any] { get }

  /// Goes on with what was paused, or with what played when the app last ended.
  ///
  /// - Throws: `PlayerError` when it cannot be played.
  func resume() throws
  func pause()
  func stop()
  /// - Throws: `PlayerError.nothingToPlay` at the end.
  func skipToNext() throws
  /// Begins anew what plays, or what played before it when it has only begun.
  ///
  /// - Throws: `PlayerError` when it cannot be played.
  func skipToPrevious() throws
  func seek(to position: TimeInterval)
  func setSpeed(_ speed: Double)
  /// - Parameter volume: From 0, silence, to 1; kept until it is changed again.
  func setVolume(_ volume: Double)
  /// Writes down what plays and how far it is, and waits until it is written.
  func storeNow()
}
