import Foundation

/// Confinement by the kernel alone, where bubblewrap is missing: Landlock for files and signals,
/// a system-call filter for the network and the rest, and limits of memory.
///
/// The wrapper `sotto-confine` sets this up and becomes the program, which keeps the process number
/// and reports its own signals. Other than in bubblewrap, the names of files stay visible.
package struct Landlock: Confinement {
  package let name = "Landlock"
  private let wrapper: String

  /// Finds the wrapper and tries it once.
  package init() throws(ConfinementError) {
    guard let found = ConfinementWrapper.path else {
      let places = ConfinementWrapper.candidates.joined(separator: " nor ")
      throw ConfinementError(confinement: name, reason: "there is neither \(places)")
    }
    wrapper = found
    let trial = ChildCommand(
      executable: found, arguments: Self.system + ["--", "/bin/true"], environment: [:])
    try Trial.run(trial, of: name)
  }

  package func confining(_ command: ConfinedCommand) throws(ConfinementError) -> ChildCommand {
    let temporary = "\(command.container)/tmp"
    guard mkdir(temporary, 0o700) == 0 || errno == EEXIST else {
      throw ConfinementError(
        confinement: name, reason: "cannot make \(temporary): \(String(cString: strerror(errno)))")
    }
    var arguments = command.allowsNetwork ? ["--network"] : []
    arguments += Self.system
    let runtime = SwiftRuntime(for: command.executable).folder
    let files = SystemFiles.files(forNetwork: command.allowsNetwork)
    for path in files + [runtime].compactMap(\.self) + command.readable {
      arguments += ["--read", path]
    }
    for path in [command.container] + command.writable { arguments += ["--write", path] }
    arguments += ["--", command.executable]
    var environment = ConfinedEnvironment.variables(of: command)
    environment["TMPDIR"] = temporary
    return ChildCommand(
      executable: wrapper, arguments: arguments + command.arguments, environment: environment,
      directory: command.container, descriptors: command.descriptors, output: command.output)
  }

  private static var system: [String] {
    SystemFiles.folders.flatMap { folder in
      switch folder {
      case .folder(let path), .link(let path, _): ["--read", path]
      }
    }
  }
}
