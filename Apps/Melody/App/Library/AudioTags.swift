import Foundation
import MediaShared

/// What an audio file says about itself.
struct AudioTags: Codable, Equatable, Sendable {
  var title: String?
  var artist: String?
  var albumArtist: String?
  var album: String?
  var genre: String?
  var mood: String?
  /// As written: a year, a day or something else.
  var date: String?
  var track: Int?
  var disc: Int?
  /// Seconds.
  var duration: Double?
}

extension AudioTags {
  /// Why a file has no tags to read.
  enum Failure: Error, Equatable, LocalizedError {
    case noSound
    case unreadable(String)

    var errorDescription: String? {
      switch self {
      case .noSound: "There is no sound in it."
      case .unreadable(let reason): reason
      }
    }
  }

  /// Asks ffprobe for a file's tags, blocking the thread.
  ///
  /// - Throws: `Failure` when the file holds no sound, `ChildProcess.Failure` without ffprobe.
  init(ofFileAt path: String) throws {
    let output = try Tool.run(
      "ffprobe",
      Probing.arguments(
        path, streams: "a", entries: "format=duration:format_tags:stream=index:stream_tags"))
    try self.init(probe: output.data)
  }

  /// Reads what ffprobe prints.
  init(probe: Data) throws {
    guard let answer = try? JSONDecoder().decode(Probe.self, from: probe) else {
      throw Failure.unreadable("ffprobe does not understand it.")
    }
    if let error = answer.error { throw Failure.unreadable(error.string) }
    guard let stream = answer.streams?.first else { throw Failure.noSound }
    // Ogg keeps the tags with the stream, other formats with the file.
    let written = [stream.tags, answer.format?.tags].compactMap(\.self).joined()
    self.init(
      Dictionary(written.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }),
      duration: answer.format?.duration.flatMap { Double($0) })
  }

  /// Takes tags as they are written in a file.
  init(_ written: [String: String], duration: Double? = nil) {
    var tags: [String: String] = [:]
    for (key, value) in written {
      let text = String(
        value.prefix(Self.longest).filter { !$0.isNewline && $0 != "\0" && $0 != "\u{1F}" })
      if !text.allSatisfy(\.isWhitespace) { tags[key.lowercased()] = text }
    }
    title = tags["title"]
    artist = tags["artist"]
    albumArtist = tags["album_artist"] ?? tags["albumartist"]
    album = tags["album"]
    genre = tags["genre"]
    mood = tags["mood"]
    date = tags["originaldate"] ?? tags["date"] ?? tags["year"]
    track = Self.number(tags["track"] ?? tags["tracknumber"])
    disc = Self.number(tags["disc"] ?? tags["discnumber"])
    self.duration = duration
  }

  /// Characters of a tag: what is longer names nothing that anybody says.
  private static let longest = 1000

  /// "3/12" is the third of twelve.
  private static func number(_ text: String?) -> Int? {
    text.flatMap { Int($0.prefix { $0.isNumber }) }
  }

  private struct Probe: Decodable {
    struct Part: Decodable {
      var duration: String?
      var tags: [String: String]?
    }
    struct Problem: Decodable { var string: String }
    var streams: [Part]?
    var format: Part?
    var error: Problem?
  }
}
