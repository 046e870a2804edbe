import Foundation
import MediaShared

/// What a video file says of itself.
struct VideoFacts: Codable, Equatable, Sendable {
  /// Seconds.
  var duration: Double

  /// Asks ffprobe, blocking the thread.
  ///
  /// - Throws: `VideoProblem` when there is no picture in it or it cannot be read,
  ///   `ChildProcess.Failure` without ffprobe.
  init(of file: FoundFile, now: Date = .now) throws {
    let output = try Tool.run(
      "ffprobe",
      Probing.arguments(file.url.path, streams: "v", entries: "format=duration:stream=index"))
    do {
      try self.init(probe: output.data)
    } catch {
      throw now.timeIntervalSince(file.modified) < Self.rest ? VideoProblem.unfinished : error
    }
  }

  /// Reads what ffprobe prints.
  init(probe: Data) throws(VideoProblem) {
    guard let answer = try? JSONDecoder().decode(Probe.self, from: probe),
      answer.streams?.isEmpty == false, let text = answer.format?.duration,
      let duration = Double(text), duration > 0
    else { throw .damaged }
    self.duration = duration
  }

  init(duration: Double) { self.duration = duration }

  /// Seconds after which nobody writes to a file any more.
  static let rest: TimeInterval = 120

  private struct Probe: Decodable {
    struct Stream: Decodable { var index: Int? }
    struct Format: Decodable { var duration: String? }
    var streams: [Stream]?
    var format: Format?
  }
}

/// Why a video cannot be played.
enum VideoProblem: String, Codable, Error, Sendable {
  case damaged
  /// It is still being written: copied, or recorded.
  case unfinished
  /// It is not where it was.
  case gone
}
