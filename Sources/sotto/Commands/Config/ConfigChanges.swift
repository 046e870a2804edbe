import ArgumentParser
import Foundation
import SottoHost

/// Writes a setting into the file.
struct ConfigSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Write a setting into the file, which else stays as it is.",
    discussion: """
      The assistant goes by it from its next start on.

      Example:
        $ sotto config set http 127.0.0.1:8765
      """)

  @Argument(help: "The setting, as “sotto config” lists it.")
  var key: String

  @Argument(help: "Its value; of a list, all of them.")
  var values: [String]

  func run() throws {
    let setting = try SettingEntry.named(key)
    guard !values.isEmpty, setting.isList || values.count == 1 else {
      throw ValidationError("\(key) takes one value. Write \(setting.form).")
    }
    do throws(WrongValue) { try setting.check(values) } catch {
      throw ValidationError("\(key): \(error)")
    }
    try SettingsFile(path: SottoHome().settings).setting(key, to: values).write()
  }
}

/// Takes a setting out of the file.
struct ConfigUnset: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset", abstract: "Take a setting out of the file, which else stays as it is.",
    discussion: """
      Example:
        $ sotto config unset http
      """)

  @Argument(help: "What is set, whether it is a setting or not.")
  var key: String

  func run() throws {
    let file = try SettingsFile(path: SottoHome().settings)
    guard file.entries.contains(where: { $0.key == key }) else {
      // Nothing is to be done about a setting; another name is a slip.
      _ = try SettingEntry.named(key)
      return
    }
    try file.unsetting(key).write()
  }
}
