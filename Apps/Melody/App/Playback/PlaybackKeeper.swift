import Dispatch
import Foundation
import MelodyShared

/// Writes down what plays, beside the playing: a disk takes longer than a person should wait.
final class PlaybackKeeper: Sendable {
  private let url: URL
  private let queue = DispatchQueue(label: "melody.playback")

  init(url: URL) { self.url = url }

  /// Begins to write, after what was to be written before.
  func keep(_ state: PlaybackState) {
    queue.async { [url] in
      do {
        try state.write(to: url)
      } catch {
        Notice.say("What plays cannot be kept: \(error.localizedDescription)")
      }
    }
  }

  /// Waits until all is written.
  func finish() { queue.sync {} }
}
