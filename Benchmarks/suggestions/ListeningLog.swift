import Foundation
import SottoAssistant

/// A published listening log: a line a play, with tabs between the person, the moment (ISO 8601), and the
/// artist and the track, by name or, as in the Last.fm Dataset 1K (Celma 2010), by identifier and name each.
///
/// What is suggested is an artist: of the plays of one that follow each other, the first counts.
struct ListeningLog {
  /// What each person did, in order; by Greenwich's clock, since the log tells no zone.
  private(set) var people: [String: [Doing]] = [:]
  /// How many lines could not be read, and what was wrong with the first.
  private(set) var unread = 0
  private(set) var firstProblem: String?

  /// - Parameter people: The most people to read; the log has all lines of one together.
  init(lines: some Sequence<Substring>, people most: Int = .max) {
    for (number, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4 || fields.count == 6 else {
        problem("line \(number + 1) has \(fields.count) fields; 4 or 6 are expected")
        continue
      }
      guard let date = try? Date(String(fields[1]), strategy: .iso8601) else {
        problem("line \(number + 1) has no moment like 2009-05-04T23:08:57Z but “\(fields[1])”")
        continue
      }
      let artist = String(fields.count == 4 ? fields[2] : fields[3])
      guard !artist.isEmpty else {
        problem("line \(number + 1) names no artist")
        continue
      }
      let person = String(fields[0])
      if people[person] == nil, people.count == most { break }
      people[person, default: []].append(Doing(artist, at: WallMoment(date, offset: 0)))
    }
    people = people.mapValues(Self.changes)
  }

  private mutating func problem(_ text: String) {
    unread += 1
    firstProblem = firstProblem ?? text
  }

  /// In order, and each artist once until another comes, or half an hour of nothing.
  private static func changes(of plays: [Doing]) -> [Doing] {
    var changes: [Doing] = []
    var last: Doing?
    for play in plays.sorted(by: { $0.start.date < $1.start.date }) {
      let isSame = last.map { last in
        last.action == play.action
          && play.start.date.timeIntervalSince(last.start.date) < SuggestionModel.window
      }
      if isSame != true { changes.append(play) }
      last = play
    }
    return changes
  }
}
