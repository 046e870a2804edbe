import Foundation
import Intents

/// How sound is written: whole numbers, the smaller byte first.
package struct AudioFormat: Sendable, Equatable {
  /// Samples a second.
  package var rate: Int
  /// Bytes of a sample.
  package var width: Int
  package var channels: Int

  package init(rate: Int, width: Int, channels: Int) {
    (self.rate, self.width, self.channels) = (rate, width, channels)
  }

  /// What recognisers and wake words' detectors hear: 16 kHz, 16 bits, one channel.
  package static let speech = AudioFormat(rate: 16_000, width: 2, channels: 1)

  /// - Throws: `VoiceError` where an event's format is none that can be played.
  init(of event: WyomingEvent, from address: ServiceAddress) throws(VoiceError) {
    func number(_ name: String) -> Int { event.data[name]?.integer ?? 0 }
    self.init(rate: number("rate"), width: number("width"), channels: number("channels"))
    guard (4000...192_000).contains(rate), [1, 2, 4].contains(width), (1...8).contains(channels)
    else {
      throw VoiceError(
        "\(address) sends sound of \(rate) samples a second, \(width) bytes each, in \(channels) channels, which cannot be played."
      )
    }
  }

  func event(_ type: String, payload: Data = Data()) -> WyomingEvent {
    WyomingEvent(
      type, ["rate": .integer(rate), "width": .integer(width), "channels": .integer(channels)],
      payload: payload)
  }

  /// How long so many bytes of it last.
  func duration(of bytes: Int) -> Duration {
    .seconds(Double(bytes) / Double(rate * width * channels))
  }
}
