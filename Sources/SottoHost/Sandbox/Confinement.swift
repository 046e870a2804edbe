/// A way to keep a program from what it was not given.
///
/// Inside, a program reads the system's libraries and what the command names, writes the folders
/// that the command names, and reaches no other process. Without the network a connection fails
/// with the system's own error, so the program can say so.
package protocol Confinement: Sendable {
  /// What a person calls it.
  var name: String { get }

  /// What has to be started so that the command runs confined.
  func confining(_ command: ConfinedCommand) throws(ConfinementError) -> ChildCommand
}
