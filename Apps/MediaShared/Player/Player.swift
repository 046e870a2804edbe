import Foundation

/// Plays one thing at a time; the queue is not its business.
@MainActor
package protocol Player: AnyObject {
  /// Hears what happens to what plays.
  var onEvent: ((PlayerEvent) -> Void)? { get set }
  var isPaused: Bool { get }
  /// Seconds from the beginning of what plays.
  var position: TimeInterval { get }
  /// Where the sound goes; `nil` before the first sound.
  var output: PlayerOutput? { get }
  /// Where the chapters of what plays begin, in seconds; none where it has none, or has yet to be opened.
  var chapters: [TimeInterval] { get }

  /// Plays a file or a stream in place of what played.
  ///
  /// - Parameters:
  ///   - location: A path or a URL.
  ///   - position: Where to begin, in seconds.
  ///   - speed: 1 is as recorded.
  /// - Throws: `PlayerError` when there is no player or no such file.
  func play(_ location: String, from position: TimeInterval, speed: Double) throws(PlayerError)
  func pause()
  /// Goes on where it was paused.
  func resume()
  func stop()
  func seek(to position: TimeInterval)
  func setSpeed(_ speed: Double)
  /// - Parameter volume: From 0, silence, to 1, as loud as recorded.
  func setVolume(_ volume: Double)
}

/// What a player reports by itself.
package enum PlayerEvent: Equatable, Sendable {
  /// What played has come to its end.
  case finished
  /// The person has closed the window.
  case closed
  /// What was to be played could not be; the text says why.
  case failed(String)
  /// The sound goes elsewhere than before.
  case outputChanged(PlayerOutput)
}

/// Where the sound goes.
package enum PlayerOutput: Equatable, Sendable {
  /// A sound device, by the system through which it is reached: `pipewire`, `pulse`, `alsa` …
  case device(String)
  /// There is no sound device: everything plays, and nobody hears it.
  case silence
}

/// Why nothing can be played.
package enum PlayerError: Error, Equatable, LocalizedError {
  case noPlayer(String)
  case noFile(String)
  case broken(String)
  /// The queue is empty, or what is in it has been removed.
  case nothingToPlay
  /// What was asked for has nothing in it: a playlist that is yet to be filled.
  case nothingInside
  /// Every episode has been heard or seen.
  case nothingUnheard

  package var errorDescription: String? {
    switch self {
    case .noPlayer(let name):
      "What plays it, \(name), is not installed: apt-get install \(name)."
    case .noFile(let path): "There is no file at \(path) any more."
    case .broken(let reason): "The player does not work: \(reason)."
    case .nothingToPlay: "There is nothing to play."
    case .nothingInside: "There is nothing in it yet."
    case .nothingUnheard: "There is no episode left."
    }
  }
}
