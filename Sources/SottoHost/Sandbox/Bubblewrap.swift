import Foundation

/// Confinement by bubblewrap: namespaces of its own for files, processes and the network.
///
/// The program sees a file system that holds nothing but what it was given. Where `sotto-confine` is
/// at hand, it also limits memory and the system calls that the program may make. Signals that end it
/// are reported as exit codes (see `ChildExit.endingSignal`), and ending bubblewrap ends it too.
package struct Bubblewrap: Confinement {
  package let name = "bubblewrap"
  private let executable: String
  private let wrapper = ConfinementWrapper.path

  /// Finds bubblewrap and tries it once: containers and some kernels forbid what it needs.
  package init() throws(ConfinementError) {
    let candidates = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw ConfinementError(confinement: name, reason: "is not installed")
    }
    executable = found
    let trial = ConfinedCommand(executable: "/bin/true", readable: [], container: "/tmp")
    try Trial.run(confining(trial, sharing: []), of: name)
  }

  package func confining(_ command: ConfinedCommand) -> ChildCommand {
    let files = SystemFiles.files(forNetwork: command.allowsNetwork)
    let readable = files + command.readable
    let writable = [command.container] + command.writable
    return confining(
      command,
      sharing: readable.flatMap { ["--ro-bind", $0, $0] } + writable.flatMap { ["--bind", $0, $0] })
  }

  private func confining(_ command: ConfinedCommand, sharing paths: [String]) -> ChildCommand {
    var arguments = Self.isolation
    if command.allowsNetwork { arguments.append("--share-net") }
    arguments += Self.system + paths
    // SwiftPM links the libraries to the wrapper too, though it is C.
    let programs = [wrapper, command.executable].compactMap(\.self)
    let runtimes = Set(programs.compactMap { SwiftRuntime(for: $0).folder }).sorted()
    for path in runtimes + [wrapper].compactMap(\.self) { arguments += ["--ro-bind", path, path] }
    arguments += ["--remount-ro", "/", "--chdir", command.container, "--"]
    if let wrapper {
      arguments += [wrapper, "--all-files"] + (command.allowsNetwork ? ["--network"] : []) + ["--"]
    }
    return ChildCommand(
      executable: executable, arguments: arguments + [command.executable] + command.arguments,
      environment: ConfinedEnvironment.variables(of: command), descriptors: command.descriptors,
      output: command.output)
  }

  private static let isolation = [
    "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
  ]

  /// The system's folders, and the private ones that come before what may lie in them.
  private static var system: [String] {
    SystemFiles.folders.flatMap { folder in
      switch folder {
      case .folder(let path): ["--ro-bind", path, path]
      case .link(let path, let target): ["--symlink", target, path]
      }
    } + ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
  }
}
