import Foundation
import SottoAppSupport

/// Asks its person something three times a second, whatever they answer.
extension AppDelegate {
  func pester() {
    for number in 1...3 {
      Task {
        while true {
          _ = await PersonQuestion.ask("Do you like number \(number)?")
          try? await Task.sleep(for: .milliseconds(333))
        }
      }
    }
  }
}
