@testable import sotto

/// The table of all settings, as Documentation/Configuration.md has it.
enum SettingsPage {
  /// Its lines, with what marks them.
  static var table: String {
    let rows = KnownSettings.all.map { setting in
      "| `\(setting.key)` | `\(setting.variable)` | `\(setting.option)` | \(setting.meaning)"
        + " Write \(setting.form). | \(setting.standard) |"
    }
    return
      ([begin, "| in the file | variable | option | meaning and values | where nothing is set |"]
      + ["| --- | --- | --- | --- | --- |"] + rows + [end]).joined(separator: "\n")
  }

  static let begin = "<!-- settings: compared with the code by SettingsTests -->"
  static let end = "<!-- end of settings -->"
}
