import Foundation
import SottoAssistant
import SottoHost
import SottoLanguage
import SottoStore

/// The installed apps as understanding knows them, read without an assistant.
enum InstalledNames {
  /// None when nothing is installed, or nothing can be read: understanding works all the same.
  static func all() -> [Surroundings.App] { registry?.surroundings.apps ?? [] }

  /// The apps but the one of an identifier.
  static func all(except identifier: String) -> [Surroundings.App] {
    registry?.namedApps(except: identifier) ?? []
  }

  private static var registry: AppRegistry? {
    guard let home = try? SottoHome(), FileManager.default.fileExists(atPath: home.database),
      let store = try? Store(path: home.database)
    else { return nil }
    return try? AppRegistry(store: store)
  }
}
