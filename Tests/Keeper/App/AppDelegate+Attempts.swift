import Foundation
import Intents
import SottoAppSupport

/// Tries what the group's file `attempts` says, as a program that a hostile app has started would.
extension AppDelegate {
  func attempt() {
    guard
      let group = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.app.sotto.Keeper")
    else { return }
    // Other than Foundation's `Process`, this does not wait for what the script leaves behind.
    _ = system("bash '\(group.path)/attempts' > '\(group.path)/outcomes' 2>&1")
  }
}
