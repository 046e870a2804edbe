import ArgumentParser

/// The installed apps, and what the person lets them do.
struct Apps: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Install apps, and say what they may do.",
    discussion: """
      Example:
        $ sotto apps install Melody.app --allow
        $ sotto apps list
      """,
    subcommands: [
      AppsList.self, AppsInstall.self, AppsBundle.self, AppsAllow.self, AppsDeny.self,
      AppsDefault.self, AppsOpen.self, AppsRemove.self,
    ],
    defaultSubcommand: AppsList.self)
}
