import Foundation
import SottoAssistant
import SottoHost
import SottoLanguage
import SottoStore

/// The installed apps as understanding knows them, read without an assistant.
enum InstalledNames {
  /// None when nothing is installed, or nothing can be read: understanding works all the same.
  static func all() -> [Surroundings.App] {
    guard let home = try? SottoHome(), FileManager.default.fileExists(atPath: home.database),
      let store = try? Store(path: home.database), let registry = try? AppRegistry(store: store)
    else { return [] }
    return registry.surroundings.apps
  }
}
