import SottoHost

/// A conversation with others in the place of all that is a person's.
///
/// It is had twice: once to learn what its sentences are understood as, since masked ones mean nothing, and once
/// with the masked ones, so that nothing in the file comes from what was said first.
struct MaskedConversation {
  let recording: Recording
  /// What goes otherwise than before, and the number of its line in the file; `nil` where nothing does.
  let difference: (line: Int, title: String)?

  init(_ saved: Recording) async throws {
    let understood = try await saved.replayed(keepsReadings: true)
    var masked = try await understood.masked().replayed()
    masked.header.masked = true
    recording = masked
    difference = RecordingShape(of: understood).difference(from: RecordingShape(of: masked))
  }

  /// What the person is told of that.
  var told: String? {
    difference.map { "With other words it goes another way from line \($0.line) on: \($0.title)." }
  }
}
