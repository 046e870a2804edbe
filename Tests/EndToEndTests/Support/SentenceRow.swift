import Foundation
import Testing

/// A sentence, and all that should come of it.
struct SentenceRow: Decodable, CustomTestStringConvertible, Sendable {
  var say: String
  var answers: [String]?
  /// More of the command's options.
  var options: [String]?
  /// What the last reply begins with, or holds.
  var reply: String
  /// What is shown below it.
  var shows: String?
  /// What stands in the path of the file that the player has open afterwards.
  var plays: String?
  /// Words of one line of Melody's collection afterwards, as `CollectionLines` writes it.
  var keeps: [String]?
  /// 0 where nothing stands.
  var exit: Int32?

  var testDescription: String { ([say] + (answers ?? [])).joined(separator: " / ") }

  /// Says it, and looks at what has become of it.
  func check(in home: TestHome) throws {
    let answer = try home.say(say, answers: answers ?? [], options: options ?? [])
    let lines = answer.output.split(separator: "\n")
    let last = lines.last { !$0.hasPrefix("  ") } ?? ""
    #expect(last.contains(reply), "\(answer.output)\(answer.error)")
    #expect(answer.status == exit ?? 0)
    if let shows {
      #expect(lines.contains { $0.hasPrefix("  ") && $0.contains(shows) }, "\(answer.output)")
    }
    if let plays { try check(isPlaying: plays, in: home) }
    if let keeps {
      let kept = home.collectionLines
      #expect(kept.contains { line in keeps.allSatisfy(line.contains) }, "\(kept)")
    }
  }

  private func check(isPlaying path: String, in home: TestHome) throws {
    var files: [String] = []
    // The player opens a file a moment after it was told to.
    wait {
      files = Processes.named("mpv", of: home).flatMap(\.files)
      return files.contains { $0.contains(path) }
    }
    #expect(files.contains { $0.contains(path) }, "open: \(files)")
  }
}

extension TestHome {
  /// What the person has told Melody, a line each: “like track:…”, “library track:…”,
  /// “playlist:Gym track:…”.
  var collectionLines: [String] {
    let file = folder.appending(path: "groups/group.app.sotto.melody/Collection.plist")
    guard let data = try? Data(contentsOf: file),
      let root = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return [] }
    let opinions = root["opinions"] as? [String: [String: Any]] ?? [:]
    let additions = root["additions"] as? [String: [String]] ?? [:]
    return opinions.map { "\($0.value["affinity"] ?? "") \($0.key)" }
      + (root["library"] as? [String] ?? []).map { "library \($0)" }
      + additions.flatMap { playlist, items in items.map { "\(playlist) \($0)" } }
  }
}
