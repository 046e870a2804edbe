import Foundation

/// One line of mpv's JSON protocol: the reply to a command, or an event.
struct MPVMessage: Decodable, Sendable {
  /// The command this replies to.
  var request: Int?
  /// `success`, or why the command failed.
  var error: String?
  var event: String?
  /// The property an event is about.
  var name: String?
  /// Why a file ended: `eof`, `error`, `stop` …
  var reason: String?
  var fileError: String?
  /// What plays, counted since mpv started.
  var entry: Int?
  var data: Value?

  enum Value: Decodable, Equatable, Sendable {
    case number(Double), text(String), flag(Bool), entry(Int), other
    /// Where the chapters of a file begin, in seconds.
    case chapters([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self =
        if let flag = try? container.decode(Bool.self) {
          .flag(flag)
        } else if let number = try? container.decode(Double.self) {
          .number(number)
        } else if let text = try? container.decode(String.self) {
          .text(text)
        } else if let entry = try? container.decode([String: Int].self)["playlist_entry_id"] {
          .entry(entry)
        } else if let chapters = try? container.decode([Chapter].self) {
          .chapters(chapters.map(\.time))
        } else {
          .other
        }
    }
  }

  private struct Chapter: Decodable { var time: Double }

  private enum CodingKeys: String, CodingKey {
    case request = "request_id"
    case entry = "playlist_entry_id"
    case fileError = "file_error"
    case error, event, name, reason, data
  }
}

/// An argument of a command.
enum MPVArgument: Encodable, Sendable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  case text(String), number(Double), flag(Bool)

  init(stringLiteral text: String) { self = .text(text) }
  init(floatLiteral number: Double) { self = .number(number) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    }
  }
}
