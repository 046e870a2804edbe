/// A way to keep a program from what it was not given.
///
/// Inside, a program reads the system's libraries and what the command names, writes the folders
/// that the command names, and reaches no other process. Without the network a connection fails
/// with the system's own error, so the program can say so.
package protocol Confinement: Sendable {
  /// What a person calls it.
  var name: String { get }

  /// Whether apps run confined too, and not only their extensions: what an app is handed of the
  /// person's session takes a file system of its own.
  var confinesApps: Bool { get }

  /// What has to be started so that the command runs confined.
  func confining(_ command: ConfinedCommand) throws(ConfinementError) -> ChildCommand
}

extension Confinement {
  /// What the person must know of each app where apps are not confined.
  var noteOnApps: String? {
    confinesApps
      ? nil
      : "Its app runs as you do, outside of any sandbox: only bubblewrap confines apps (here: \(name))."
  }
}
