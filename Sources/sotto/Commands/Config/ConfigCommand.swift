import ArgumentParser

/// What is set, and by what.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show and change what is set.",
    subcommands: [
      ConfigList.self, ConfigSet.self, ConfigUnset.self, ConfigPath.self, ConfigCheck.self,
    ],
    defaultSubcommand: ConfigList.self)
}

extension SettingEntry {
  /// The setting of a name.
  ///
  /// - Throws: `ValidationError` where there is none.
  static func named(_ key: String) throws -> SettingEntry {
    guard let setting = KnownSettings.all.first(where: { $0.key == key }) else {
      throw ValidationError(SettingsFile.unknown(key))
    }
    return setting
  }
}
