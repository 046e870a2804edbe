import Foundation
import SottoAssistant
import SottoHost
import SottoLanguage
import SottoStore

/// The installed apps as understanding knows them, read without an assistant.
enum InstalledNames {
  /// None when nothing is installed, or nothing can be read: understanding works all the same.
  ///
  /// - Parameter home: That of the environment, unless another is given.
  static func all(in home: SottoHome? = nil) -> [Surroundings.App] {
    registry(of: home)?.surroundings.apps ?? []
  }

  /// The apps but the one of an identifier.
  static func all(except identifier: String) -> [Surroundings.App] {
    registry()?.namedApps(except: identifier) ?? []
  }

  private static func registry(of given: SottoHome? = nil) -> AppRegistry? {
    guard let home = try? given ?? SottoHome(),
      FileManager.default.fileExists(atPath: home.database),
      let store = try? Store(path: home.database)
    else { return nil }
    return try? AppRegistry(store: store)
  }
}
