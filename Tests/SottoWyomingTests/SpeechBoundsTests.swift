import Foundation
import Testing

@testable import SottoWyoming

/// Where speech is found in sound that is made for it: a tone is speech, noise is the room.
@Suite("The bounds of speech") struct SpeechBoundsTests {
  /// So long, so loud (1 is as loud as can be).
  struct Sound: Sendable {
    var milliseconds: Int
    var volume: Double

    init(_ milliseconds: Int, _ volume: Double) {
      (self.milliseconds, self.volume) = (milliseconds, volume)
    }

    /// In pieces of 64 ms.
    var pieces: [Data] {
      let samples = (0..<milliseconds * 16).map { index in
        Int16(sin(Double(index) * 0.2) * volume * 32_000)
      }
      let bytes = samples.flatMap {
        [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
      }
      return stride(from: 0, to: bytes.count, by: 2048).map {
        Data(bytes[$0..<min($0 + 2048, bytes.count)])
      }
    }
  }

  @Test(arguments: [
    // A quiet room, a word, and quiet again.
    ([Sound(500, 0.001), Sound(700, 0.2), Sound(900, 0.001)], SpeechBounds.State.ended),
    ([Sound(500, 0.001), Sound(700, 0.2), Sound(400, 0.001)], .speaking),
    // A pause within a sentence.
    ([Sound(300, 0.001), Sound(500, 0.2), Sound(500, 0.001), Sound(500, 0.2)], .speaking),
    // A knock is no word.
    ([Sound(500, 0.001), Sound(60, 0.5), Sound(500, 0.001)], .waiting),
    // A room with a fan, in which somebody speaks louder.
    ([Sound(2000, 0.02), Sound(700, 0.3), Sound(1000, 0.02)], .ended),
    ([Sound(5100, 0.001)], .silent),
    // A whisper is too little to tell.
    ([Sound(500, 0.001), Sound(800, 0.004)], .waiting),
    // Who never stops is cut off.
    ([Sound(16_000, 0.3)], .ended),
    ([], .waiting),
  ])
  func areFound(_ sounds: [Sound], state: SpeechBounds.State) {
    var bounds = SpeechBounds(format: .speech)
    for piece in sounds.flatMap(\.pieces) { bounds.hear(piece) }
    #expect(bounds.state == state)
  }

  @Test func areFoundInWhatIsCutAnywhere() {
    var bounds = SpeechBounds(format: .speech)
    bounds.hear(Data([1]))
    bounds.hear(Data())
    #expect(bounds.state == .waiting)
  }
}
