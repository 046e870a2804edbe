import ArgumentParser

/// The assistant as a service of the person's login.
struct ServiceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "service", abstract: "Have the assistant started and kept by systemd.",
    discussion: """
      Example:
        $ sotto service install --http
      """,
    subcommands: [ServiceInstall.self, ServiceStatus.self, ServiceRemove.self],
    defaultSubcommand: ServiceStatus.self)
}
