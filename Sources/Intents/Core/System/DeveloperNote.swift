import Foundation
import Synchronization

/// What an app's developer should know and its user need not: a line in the app's log, once each.
package enum DeveloperNote {
  private static let noted = Mutex<Set<String>>([])

  package static func once(_ text: String) {
    guard noted.withLock({ $0.insert(text).inserted }) else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
