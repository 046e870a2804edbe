import Foundation
import MediaShared

@testable import Melody

/// Makes short audio files with ffmpeg.
enum Sound {
  /// Writes a sine tone, in the format the file's extension names.
  static func write(
    to url: URL, seconds: Double = 1, tags: [String: String] = [:]
  ) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let output = try Tool.run(
      "ffmpeg",
      ["-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "sine=duration=\(seconds)"]
        + tags.flatMap { ["-metadata", "\($0)=\($1)"] } + [url.path])
    guard output.exitCode == 0 else {
      throw SampleLibrary.Failure(path: url.path, reason: output.lastLine)
    }
  }
}
