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

  /// Why a program that is let into the network reaches whatever listens on this machine, too; `nil` where it has
  /// a network of its own. Found out at the first use, which takes a moment.
  var sharedNetwork: String? { get }

  /// What has to be started so that the command runs confined.
  func confining(_ command: ConfinedCommand) throws(ConfinementError) -> ChildCommand
}

extension Confinement {
  /// What is told of an app that has something of the network and not just that.
  func noteOnNetwork(_ network: NetworkAccess) -> String? {
    guard network != .none, let reason = sharedNetwork else { return nil }
    if network.reachesOutside {
      return "Its network includes every service of this machine: \(reason)."
    }
    return
      "It does not reach its ports of this machine: \(reason). Only the whole network can be granted here."
  }

  /// What the person must know of each app where apps are not confined.
  var noteOnApps: String? {
    confinesApps
      ? nil
      : "Its app runs as you do, outside of any sandbox: only bubblewrap confines apps (here: \(name))."
  }
}
