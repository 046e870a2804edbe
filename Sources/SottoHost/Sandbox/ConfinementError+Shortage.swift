import Foundation

extension ConfinementError {
  /// Whether the machine, or the limits of who starts this, have run out of something for now: that says nothing
  /// of whether a confinement works here, and is no reason to do without one.
  var tellsOfShortage: Bool {
    [EMFILE, ENFILE, ENOMEM, EAGAIN, ENOSPC].contains {
      reason.contains(String(cString: strerror($0)))
    }
  }

  /// Why no confinement could be tried.
  static func shortage(_ errors: [ConfinementError]) -> ConfinementError {
    let reasons = errors.map { "\($0)" }.joined(separator: "; ")
    return ConfinementError(
      confinement: "No sandbox could be tried",
      reason: """
        \(reasons). Open files, processes or memory have run out: end what takes them, or raise the limit \
        (“ulimit -n” for open files), and start Sotto again.
        """)
  }
}
