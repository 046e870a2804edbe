import Foundation

/// What is heard, piece by piece.
typealias Microphone = Inbox<Data>

extension Microphone {
  /// Keeps four seconds of speech, of pieces of 64 ms.
  convenience init() { self.init(atMost: 64) }
}
