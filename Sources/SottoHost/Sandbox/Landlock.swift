import CSpawn
import Foundation

/// Confinement by the kernel alone, where bubblewrap is missing: Landlock for files and signals,
/// a system-call filter for the network and the rest, and limits of memory.
///
/// The wrapper `sotto-confine` sets this up and becomes the program, which keeps the process number
/// and reports its own signals. Other than in bubblewrap, the names of files stay visible, and their
/// sizes, owners and dates; a program changes none of these, not even of its own files, and starts no
/// process, as on a phone: nothing of it is left when it ends.
package struct Landlock: Confinement {
  package let name: String
  package let confinesApps = false
  package let sharedNetwork: String? = "Landlock keeps no network apart from this machine's"
  /// What a kernel lacks that knows less of Landlock than this asks for; `nil` where it lacks nothing.
  package let weakness: String?
  private let wrapper: String

  /// Finds the wrapper and tries it once.
  ///
  /// - Parameters:
  ///   - version: Which Landlock the kernel has.
  ///   - isWeakerAllowed: Whether an older one will do, for a person who asks for it.
  package init(
    version: Int32 = landlock_version(), isWeakerAllowed: Bool = true
  ) throws(ConfinementError) {
    let hasScopes = version >= Self.versionWithScopes
    weakness =
      hasScopes
      ? nil
      : """
      this kernel's Landlock has version \(version), and keeps signals and abstract sockets within the \
      sandbox from version \(Self.versionWithScopes) on (Linux 6.12): only a filter of system calls does
      """
    let name = hasScopes ? "Landlock" : "Landlock (weaker: \(weakness ?? ""))"
    self.name = name
    guard hasScopes || isWeakerAllowed || version < 0 else {
      throw ConfinementError(
        confinement: name, reason: "is used only when it is asked for by --sandbox landlock")
    }
    wrapper = try ConfinementWrapper.path(for: name)
    let trial = ChildCommand(
      executable: wrapper, arguments: Self.system + ["--", "/bin/true"], environment: [:])
    try Trial.run(trial, of: name)
  }

  package func confining(_ command: ConfinedCommand) throws(ConfinementError) -> ChildCommand {
    let temporary = "\(command.container)/tmp"
    guard mkdir(temporary, 0o700) == 0 || errno == EEXIST else {
      throw ConfinementError(
        confinement: name, reason: "cannot make \(temporary): \(String(cString: strerror(errno)))")
    }
    // It cannot keep single ports apart: who is let to some only reaches none.
    let isNetworked = command.network.reachesOutside
    var arguments = isNetworked ? ["--network"] : []
    arguments += Self.system
    let runtime = SwiftRuntime(for: command.executable).folder
    let files = SystemFiles.files(forNetwork: isNetworked)
    for path in files + [runtime].compactMap(\.self) + command.readable {
      arguments += ["--read", path]
    }
    for path in [command.container] + command.writable { arguments += ["--write", path] }
    arguments += ["--", command.executable]
    var environment = ConfinedEnvironment.variables(of: command)
    environment["TMPDIR"] = temporary
    return ChildCommand(
      executable: wrapper, arguments: arguments + command.arguments, environment: environment,
      directory: command.container, descriptors: command.descriptors, output: command.output,
      bounds: command.boundsInFolders)
  }

  private static let versionWithScopes: Int32 = 6

  private static var system: [String] {
    SystemFiles.folders.flatMap { folder in
      switch folder {
      case .folder(let path), .link(let path, _): ["--read", path]
      }
    }
  }
}
