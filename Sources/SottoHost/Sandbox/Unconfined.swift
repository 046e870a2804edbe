/// No confinement: the program may do what the user may. Only for a person who asks for it.
package struct Unconfined: Confinement {
  package let name = "none"
  package let confinesApps = false
  package let sharedNetwork: String? = "nothing is confined"

  /// What whoever chooses this must be told.
  package static let warning = """
    Apps and extensions run without a sandbox: they can read and change all your files and use the \
    network.
    """

  package init() {}

  package func confining(_ command: ConfinedCommand) -> ChildCommand {
    let environment = ConfinedEnvironment.variables(of: command)
    return ChildCommand(
      executable: command.executable, arguments: command.arguments, environment: environment,
      directory: command.container, descriptors: command.descriptors, output: command.output)
  }
}
