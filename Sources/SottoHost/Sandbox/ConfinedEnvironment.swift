/// What every program finds in its environment, whichever way it is confined.
enum ConfinedEnvironment {
  static func variables(of command: ConfinedCommand) -> [String: String] {
    let common = [
      "HOME": command.container,
      "LANG": "C.UTF-8",
      "PATH": "/usr/bin:/bin",
      // The backtracer starts a program of its own and holds a crash up for seconds.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    return
      common
      .merging(command.resources?.environment ?? [:]) { $1 }
      .merging(SwiftRuntime(for: command.executable).environment) { $1 }
      .merging(command.environment) { $1 }
  }
}
