import Foundation

/// A way to give a sandbox a network of its own: without what listens on this machine, but for single ports.
///
/// `sotto-uplink` starts bubblewrap, and beside it pasta, which carries what the program in the sandbox sends
/// and receives. It takes a namespace for networks and the device `/dev/net/tun`, which not every container has.
struct Uplink: Sendable {
  private let wrapper: String
  private let pasta: String

  /// Finds the programs and tries them once.
  ///
  /// - Parameter bubblewrap: The path of bubblewrap.
  init(bubblewrap: String) throws(ConfinementError) {
    guard let pasta = Self.places.first(where: { access($0, X_OK) == 0 }) else {
      throw ConfinementError(
        confinement: Self.name, reason: "is not installed (apt-get install passt)")
    }
    self.pasta = pasta
    let program = CompanionProgram("sotto-uplink")
    guard let wrapper = program.path else {
      let places = program.candidates.joined(separator: " nor ")
      throw ConfinementError(confinement: Self.name, reason: "there is neither \(places)")
    }
    self.wrapper = wrapper
    guard access(Self.device, R_OK | W_OK) == 0 else {
      throw ConfinementError(
        confinement: Self.name,
        reason: "cannot open \(Self.device): \(String(cString: strerror(errno)))")
    }
    let trial = ChildCommand(
      executable: bubblewrap,
      arguments: ["--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "/bin/true"],
      environment: [:])
    do throws(ConfinementError) {
      try Trial.run(connecting(trial, to: .outside), of: Self.name)
    } catch {
      // It looks for a log first, and the wrapper says what follows from the rest.
      let said = error.reason.trimmingPrefix("does not work here: ")
      let words = said.split(separator: ", ").filter {
        !$0.contains("to send") && !$0.hasPrefix("sotto-uplink")
      }
      throw ConfinementError(
        confinement: Self.name,
        reason: "does not work here: \(words.joined(separator: ", "))")
    }
  }

  /// The same command by the wrapper.
  ///
  /// - Parameter command: It starts bubblewrap, with a network of the sandbox's own.
  func connecting(_ command: ChildCommand, to network: NetworkAccess) -> ChildCommand {
    var arguments = ["--pasta", pasta]
    if network.reachesOutside {
      arguments.append("--outside")
      if let resolver = ResolverFile().carried { arguments += ["--resolver", resolver] }
    }
    if !network.localPorts.isEmpty {
      let ports = network.localPorts.sorted().map { "\($0)" }.joined(separator: ",")
      arguments += ["--ports", ports]
    }
    var command = command
    command.arguments = arguments + ["--", command.executable] + command.arguments
    command.executable = wrapper
    return command
  }

  private static let name = "pasta"
  private static let device = "/dev/net/tun"
  private static let places = ["/usr/bin/pasta", "/usr/local/bin/pasta", "/bin/pasta"]
}
