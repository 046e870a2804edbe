/// Whether the person's session is locked, as the screen's locker has told logind.
struct SessionLock: Sendable {
  private let loginctl: SystemTool
  private let session: String

  /// - Parameter environment: The assistant's own, which may name the session.
  init(environment: [String: String]) {
    loginctl = SystemTool(name: "loginctl", environment: environment)
    session = environment["XDG_SESSION_ID"] ?? "auto"
  }

  /// Asks logind, which takes some milliseconds; `false` where there is none, or no session.
  var isLocked: Bool {
    get async {
      await loginctl.run(["show-session", session, "--property=LockedHint", "--value"]) == "yes"
    }
  }
}
