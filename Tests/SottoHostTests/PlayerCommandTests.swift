import Foundation
import Intents
import SottoBus
import SottoWire
import Testing

@testable import SottoHost

/// What the desktop's controls ask for, as the commands that apps know.
@Suite struct PlayerCommandTests {
  /// One call, or one property that is set, and what comes of it.
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var why: String
    var call: String?
    var set: String?
    var values: [String]?
    var isPlaying: Bool?
    var commands: [String]?
    var does: String

    var testDescription: String { "\(call ?? set ?? ""): \(why)" }
  }

  /// - Throws: What cannot be read, as there would be nothing to test.
  private static let rows = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/player-commands.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  @Test func `there are cases`() throws {
    #expect(try Self.rows.get().count > 30)
  }

  @Test(arguments: (try? rows.get()) ?? [])
  func `the desktop's wish is a command of the app`(row: Row) throws {
    let date = Date(timeIntervalSince1970: 1000)
    var playing = PlayingSummary.sample(at: date)
    playing.isPlaying = row.isPlaying ?? true
    playing.commands = row.commands
    let now = PlayerProperties(of: playing)
    let values = (row.values ?? []).map(BusValue.init(written:))
    let outcome: String
    do throws(BusError) {
      let command =
        if let property = row.set {
          try PlayerCommand(setting: property, to: .variant(values[0]), now)
        } else {
          try PlayerCommand(row.call ?? "", values, now, at: date)
        }
      outcome = command.written
    } catch {
      outcome = error.name.split(separator: ".").last.map(String.init) ?? ""
      #expect(!error.message.isEmpty)
    }
    #expect(outcome == row.does)
  }
}

extension PlayingSummary {
  /// Ten seconds of thirty have played.
  static func sample(at date: Date) -> PlayingSummary {
    PlayingSummary(
      app: "app.music", appName: "Music", at: date.timeIntervalSince1970,
      SystemCalls.NowPlaying(
        title: "Song", artist: "Somebody", album: "Album", identifier: "s1", duration: 30,
        elapsed: 10, isPlaying: true))
  }
}

extension PlayerCommand {
  fileprivate var written: String {
    switch self {
    case .nothing: "nothing"
    case .perform(let command, let value):
      [command, value?.string ?? value?.bool.map { "\($0)" } ?? value?.number.map { "\($0)" }]
        .compactMap(\.self).joined(separator: " ")
    }
  }
}

extension BusValue {
  /// - Parameter text: The type and the value, as `x:5`.
  fileprivate init(written text: String) {
    let value = String(text.dropFirst(2))
    switch text.first {
    case "x": self = .int64(Int64(value) ?? 0)
    case "d": self = .double(Double(value) ?? 0)
    case "b": self = .boolean(value == "true")
    case "o": self = .objectPath(value)
    default: self = .string(value)
    }
  }
}
