import Foundation

/// A program that records or plays sound, as `arecord` and `aplay` do: raw sound by its standard output or
/// input.
package struct SoundCommand: Sendable {
  /// For a shell; `{rate}`, `{width}` (in bits) and `{channels}` stand for those of the sound.
  let text: String

  package init(_ text: String) { self.text = text }

  /// The first that is installed of those that record.
  package static var recorder: SoundCommand? {
    first([
      "arecord -q -t raw -f S{width}_LE -r {rate} -c {channels} -",
      "parec --raw --format=s{width}le --rate={rate} --channels={channels} --latency-msec=50",
    ])
  }

  /// The first that is installed of those that play.
  package static var player: SoundCommand? {
    first([
      "aplay -q -t raw -f S{width}_LE -r {rate} -c {channels} -",
      "pacat --raw --format=s{width}le --rate={rate} --channels={channels} --latency-msec=100",
    ])
  }

  private static func first(_ texts: [String]) -> SoundCommand? {
    texts.first { text in
      let name = text.prefix { $0 != " " }
      let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return places.contains { access("\($0)/\(name)", X_OK) == 0 }
    }.map(SoundCommand.init)
  }

  /// For sound of a format.
  func filled(for format: AudioFormat) -> String {
    text.replacing("{rate}", with: "\(format.rate)")
      .replacing("{width}", with: "\(format.width * 8)")
      .replacing("{channels}", with: "\(format.channels)")
  }
}
