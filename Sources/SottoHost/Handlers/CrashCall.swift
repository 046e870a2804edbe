/// A call that a crashed process was in, as the process itself prints it.
struct CrashCall: Equatable, Sendable {
  /// The file name of the program or library.
  let program: String
  /// The address within it, as an unsigned number.
  let address: UInt64

  /// Reads “  at MelodyIntents+0x1a2b”; `nil` for any other line.
  init?(line: Substring) {
    guard let match = line.wholeMatch(of: #/  at ([^/]+)\+0x([0-9a-f]{1,16})/#)?.output,
      let address = UInt64(match.2, radix: 16)
    else { return nil }
    program = String(match.1)
    self.address = address
  }
}
