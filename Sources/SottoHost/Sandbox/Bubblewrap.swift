import Foundation

/// Confinement by bubblewrap: namespaces of its own for files, processes and the network.
///
/// The program sees a file system that holds nothing but what it was given, and no process but those
/// that it starts, which end with it. `sotto-confine` also limits what each may take and the system calls
/// that it may make. Signals that end the program are reported as exit codes (see
/// `ChildExit.endingSignal`), and ending bubblewrap ends it too.
package struct Bubblewrap: Confinement {
  package let name = "bubblewrap"
  package let confinesApps = true
  /// Where it is looked for.
  private static let candidates = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
  private static var found: String? { candidates.first { access($0, X_OK) == 0 } }
  private let executable: String
  private let wrapper: String
  /// Whether the temporary folder's size can be limited: from version 0.6.3 on.
  package let limitsSizes: Bool
  /// Whether the kernel is told that there are no more namespaces inside: from version 0.8 on, where it
  /// works. Without it, only the filter of system calls refuses them.
  private var endsNamespaces: Bool

  /// Finds bubblewrap and tries it once: containers and some kernels forbid what it needs.
  package init() throws(ConfinementError) {
    guard let found = Self.found else {
      throw ConfinementError(confinement: name, reason: "is not installed")
    }
    executable = found
    wrapper = try ConfinementWrapper.path(for: name)
    let help = try Trial.run(
      ChildCommand(executable: found, arguments: ["--help"], environment: [:]), of: name)
    limitsSizes = help.contains("--size ")
    endsNamespaces = help.contains("--disable-userns ")
    let trial = ConfinedCommand(executable: "/bin/true", readable: [], container: "/tmp")
    do throws(ConfinementError) {
      try Trial.run(confining(trial, sharing: []), of: name)
    } catch {
      guard endsNamespaces else { throw error }
      endsNamespaces = false
      try Trial.run(confining(trial, sharing: []), of: name)
    }
  }

  /// Tried once in a process: whether it works is a matter of the machine.
  private static let uplink = Result<Uplink, ConfinementError> { () throws(ConfinementError) in
    try Uplink(bubblewrap: found ?? candidates[0])
  }

  package var sharedNetwork: String? {
    switch Self.uplink {
    case .success: nil
    case .failure(let error): error.description
    }
  }

  package func confining(_ command: ConfinedCommand) -> ChildCommand {
    guard command.network != .none else { return sharing(command, network: .own) }
    switch Self.uplink {
    case .success(let uplink):
      return uplink.connecting(sharing(command, network: .connected), to: command.network)
    case .failure:
      return sharing(command, network: command.network.reachesOutside ? .shared : .own)
    }
  }

  /// Which network a sandbox is in.
  private enum Network {
    /// One of its own, in which there is nothing.
    case own
    /// One of its own that somebody connects.
    case connected
    /// The machine's.
    case shared
  }

  private func sharing(_ command: ConfinedCommand, network: Network) -> ChildCommand {
    // What names the resolvers, where another than the machine's file does, is there already.
    let isResolved = network == .connected && ResolverFile().carried != nil
    let files = SystemFiles.files(forNetwork: network != .own)
      .filter { !isResolved || $0 != "/etc/resolv.conf" }
    let readable = files + command.readable + (command.resources?.readable ?? [])
    let writable = [command.container] + command.writable
    let devices = command.resources?.devices ?? []
    return confining(
      command, network: network,
      sharing: readable.flatMap { ["--ro-bind", $0, $0] } + command.mounts.flatMap(Self.arguments)
        + writable.flatMap { ["--bind", $0, $0] }
        + devices.flatMap { ["--dev-bind", $0, $0] })
  }

  private func confining(
    _ command: ConfinedCommand, network: Network = .own, sharing paths: [String]
  ) -> ChildCommand {
    var arguments = isolation
    if network == .shared { arguments.append("--share-net") }
    arguments += Self.system
    if limitsSizes { arguments += ["--size", "\(command.bounds.temporary)"] }
    arguments += ["--tmpfs", "/tmp"] + paths
    // SwiftPM links the libraries to the wrapper too, though it is C.
    let runtimes = Set([wrapper, command.executable].compactMap { SwiftRuntime(for: $0).folder })
    for path in runtimes.sorted() + [wrapper] { arguments += ["--ro-bind", path, path] }
    // What is in the first two lies in memory, and nothing would count it. Root would set the whole
    // machine's kernel by the third.
    arguments += ["/dev", "/", "/proc"].flatMap { ["--remount-ro", $0] }
    arguments += ["--chdir", command.container, "--", wrapper, "--all-files"]
    arguments += command.resources == nil ? [] : ["--app"]
    arguments += (network == .own ? [] : ["--network"]) + ["--", command.executable]
    return ChildCommand(
      executable: executable, arguments: arguments + command.arguments,
      environment: ConfinedEnvironment.variables(of: command), descriptors: command.descriptors,
      output: command.output, bounds: command.boundsInFolders)
  }

  private static func arguments(of mount: ConfinedCommand.Mount) -> [String] {
    switch mount {
    case .readable(let path): ["--ro-bind", path, path]
    case .writable(let path, let place): ["--bind", path, place]
    }
  }

  private var isolation: [String] {
    ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
      + (endsNamespaces ? ["--unshare-user", "--disable-userns"] : [])
  }

  /// The system's folders, and the private ones that come before what may lie in them.
  private static var system: [String] {
    SystemFiles.folders.flatMap { folder in
      switch folder {
      case .folder(let path): ["--ro-bind", path, path]
      case .link(let path, let target): ["--symlink", target, path]
      }
    } + ["--proc", "/proc", "--dev", "/dev"]
  }
}
