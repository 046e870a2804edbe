import Foundation
import SottoHost
import SottoWire

/// A conversation of the assistant's, in a file.
struct SavedConversation {
  let recording: Recording
  /// What is another where it is replayed at once, in words; `nil` where nothing is.
  let difference: String?

  /// Writes what was said of late in a conversation that is not closed, and what came of it.
  ///
  /// The file is its owner's alone, and takes the place of one that was there.
  ///
  /// - Parameter masked: Whether the words in it are replaced.
  /// - Throws: `CallFailure` where there is nothing to save; why it cannot be written.
  init(
    _ conversation: String, to file: String, masked: Bool, by client: Connection
  ) async throws {
    let text = try await client.call(
      ClientCalls.SaveConversation(conversation: conversation, version: Sotto.version)
    ).text
    let saved = try Recording(text, file: file)
    if masked {
      let conversation = try await MaskedConversation(saved)
      recording = conversation.recording
      difference = conversation.told
    } else {
      recording = saved
      difference = try await RecordingDifference(replaying: recording, file: file).map {
        "It does not come out equal when it is replayed: line \($0.line), \($0.message), \($0.difference)"
      }
    }
    try Self.write(try recording.text, to: file)
  }

  /// What the person is told.
  var summary: String {
    let turns = recording.turns == 1 ? "1 turn" : "\(recording.turns) turns"
    let dropped = recording.header.dropped.map { ", without the \($0) before" } ?? ""
    let saved = "Saved: \(turns)\(dropped)."
    return difference.map { "\(saved) \($0)" } ?? saved
  }

  static func write(_ text: String, to file: String) throws {
    let new = "\(file).\(UUID().uuidString)"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(new, flags, 0o600)
    guard descriptor >= 0 else { throw UnwrittenFile(path: file, code: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } catch {
      unlink(new)
      throw error
    }
    guard rename(new, file) == 0 else {
      let code = errno
      unlink(new)
      throw UnwrittenFile(path: file, code: code)
    }
  }
}

/// A file that cannot be written.
struct UnwrittenFile: Error, CustomStringConvertible {
  let path: String
  let code: Int32
  var description: String {
    "\(path) cannot be written: \(String(cString: strerror(code))). Name another file."
  }
}
