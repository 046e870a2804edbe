import Foundation
import Intents
import SottoWire

/// Reads a document line by line.
struct RecordingReader {
  private let file: String
  private let lines: [Substring]
  private let isEndedLine: Bool
  private var number = 0

  init(_ text: String, file: String) {
    self.file = file
    isEndedLine = text.hasSuffix("\n")
    let split = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines = isEndedLine || text.isEmpty ? split.dropLast() : split
  }

  mutating func header() throws(RecordingError) -> Recording.Header {
    guard let plain = try next()?["header"] else {
      throw error("is no conversation that Sotto has saved: the first line of one has a “header”.")
    }
    // Of another format no more than this can be relied on.
    let format = plain["format"]?.integer
    guard format == Recording.format else {
      throw error(
        "was saved in format \(format.map(String.init) ?? "none"), by Sotto "
          + "\(plain["sotto"]?.string ?? "of an unknown version"); this one reads format "
          + "\(Recording.format). Replay it with that version.")
    }
    let header: Recording.Header = try decoded(plain)
    guard TimeZone(identifier: header.zone) != nil else {
      throw error("names the time zone “\(header.zone)”, which this system does not know.")
    }
    return header
  }

  mutating func apps() throws(RecordingError) -> [RecordedHome.App] {
    var apps: [RecordedHome.App] = []
    while let plain = try next() {
      guard let app = plain["app"] else {
        number -= 1
        break
      }
      let read: RecordedHome.App = try decoded(app)
      apps.append(read)
      try check(apps.count, atMost: Recording.mostApps, "apps")
    }
    return apps
  }

  mutating func known(apps: [RecordedHome.App]) throws(RecordingError) -> RecordedHome {
    guard var plain = try next()?["known"] else {
      throw error(isPastEnd ? cut : "comes before a line with what was “known”.")
    }
    plain["apps"] = []
    var home: RecordedHome = try decoded(plain)
    home.apps = apps
    return home
  }

  mutating func conversation(
    of apps: [RecordedHome.App]
  ) throws(RecordingError) -> [RecordedLine] {
    let own = apps.reduce(into: Set<String>()) { $0.formUnion($1.bundle.customIntents) }
    var conversation: [RecordedLine] = []
    var turns = 0
    while let plain = try next() {
      if let end = plain["end"] {
        guard end["turns"]?.integer == turns else {
          throw error("says that \(end["turns"] ?? .null) things were said; \(turns) are there.")
        }
        guard number == lines.count else {
          number += 1
          throw error("comes after the end.")
        }
        guard turns > 0 else { throw error("ends a conversation in which nothing was said.") }
        return conversation
      }
      let line: RecordedLine
      do {
        line = try RecordedLine(plain: plain)
      } catch {
        throw self.error("cannot be read: \(error)")
      }
      if let intent = line.intent, IntentDescription.all[intent] == nil, !own.contains(intent) {
        throw error("names the intent \(intent), which this version of Sotto does not know.")
      }
      conversation.append(line)
      if case .said = line { turns += 1 }
      try check(turns, atMost: Recording.mostTurns, "turns")
      try check(conversation.count, atMost: Recording.mostLines, "messages")
    }
    throw error(cut)
  }

  private var cut: String { "is where the file was cut: a line with its “end” is missing." }
  private var isPastEnd: Bool { number > lines.count }

  private mutating func next() throws(RecordingError) -> PlainValue? {
    number += 1
    guard number <= lines.count else { return nil }
    do {
      let value = try JSON.value(from: Data(lines[number - 1].utf8))
      guard value.object != nil else { throw error("is no JSON object.") }
      return value
    } catch let problem as RecordingError {
      throw problem
    } catch {
      let isCut = number == lines.count && number > 1 && !isEndedLine
      throw self.error(isCut ? cut : "is no JSON: \(error).")
    }
  }

  private func decoded<Value: Decodable>(_ plain: PlainValue) throws(RecordingError) -> Value {
    do {
      return try PlainDecoder.value(from: plain)
    } catch {
      throw self.error("cannot be read: \(error)")
    }
  }

  private func check(_ count: Int, atMost most: Int, _ things: String) throws(RecordingError) {
    guard count > most else { return }
    throw error("is one too many: a saved conversation has \(most) \(things) at most.")
  }

  private func error(_ problem: String) -> RecordingError {
    RecordingError(
      file: file, line: max(1, min(number, lines.count)), problem: "This line " + problem)
  }
}
