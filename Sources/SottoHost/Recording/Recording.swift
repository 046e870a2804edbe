import Foundation
import Intents
import SottoWire

/// A conversation as a document: what the assistant knew when it began, and all that came in and went out.
///
/// Its text has a JSON object a line: the header, the apps, what else was known, what happened in order, and
/// the end, without which it was cut.
package struct Recording: Sendable {
  /// The version of the document; others cannot be read.
  package static let format = 1
  /// How long a document may be; `sotto` saves shorter ones.
  package static let mostBytes = 32 << 20
  /// How much may happen in one, and be known of before.
  static let mostTurns = 100
  static let mostLines = 20_000
  static let mostApps = 200

  package struct Header: Codable, Sendable {
    /// The version of Sotto that wrote it.
    package var sotto: String
    package var format: Int
    /// The person's languages as the system has them, the first of them.
    package var locale: String
    /// The identifier of their time zone, as `Asia/Tokyo`.
    package var zone: String
    /// How many turns there were before the first that is here; absent when none were.
    package var dropped: Int?
    /// Whether names were replaced; absent when they were not.
    package var masked: Bool?
  }

  package var header: Header
  package var home: RecordedHome
  package var lines: [RecordedLine]

  /// The number of the document's first line of the conversation.
  package var firstLine: Int { home.apps.count + 3 }

  /// How many things were said.
  package var turns: Int {
    lines.count { if case .said = $0 { true } else { false } }
  }

  /// The document. Equal conversations have equal texts, byte for byte.
  ///
  /// - Throws: `EncodingError` where something is in it that no JSON holds.
  package var text: String {
    get throws {
      var rest = home
      rest.apps = []
      var known = try PlainEncoder.plain(of: rest)
      known["apps"] = nil
      var values: [PlainValue] = [["header": try PlainEncoder.plain(of: header)]]
      values += try home.apps.map { ["app": try $0.plain] }
      values.append(["known": known])
      values += lines.map(\.plain)
      values.append(["end": ["turns": .integer(turns)]])
      return values.map { String(decoding: JSON.data(of: $0), as: UTF8.self) + "\n" }.joined()
    }
  }
}

extension Recording {
  /// Reads a document.
  ///
  /// - Parameter file: What errors call it.
  /// - Throws: `RecordingError` for the first line that is not as it should be.
  package init(_ text: String, file: String) throws(RecordingError) {
    var reader = RecordingReader(text, file: file)
    header = try reader.header()
    home = RecordedHome(apps: [], defaults: [:], rides: [], phrases: [], playing: [])
    home.apps = try reader.apps()
    home = try reader.known(apps: home.apps)
    lines = try reader.conversation(of: home.apps)
  }
}
