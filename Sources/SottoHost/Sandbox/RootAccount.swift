import Foundation

/// What follows where the person who runs Sotto is root.
package enum RootAccount {
  /// What they are told where they can act on it; `nil` for every other user.
  package static var warning: String? { geteuid() == 0 ? text : nil }

  private static let text = """
    Sotto runs as root. Its sandboxes hold as well, but a mistake in one would open the whole machine. \
    Run it as the user whose music, lists and rides it handles.
    """
}
