import Foundation
import Synchronization

/// What an app's developer should know and its user need not: a line in the app's log, once each.
package enum DeveloperNote {
  private static let noted = Mutex<Set<String>>([])

  /// Notes that a declaration compiles and has no effect; the table in Documentation/IntentsAPI.md is
  /// made of these calls.
  ///
  /// - Parameters:
  ///   - name: The declaration, as its documentation is headed.
  ///   - reason: A sentence's end that says why, or what to do instead.
  package static func noEffect(_ name: StaticString, _ reason: StaticString) {
    once("\(name) has no effect here: \(reason).")
  }

  package static func once(_ text: String) {
    guard noted.withLock({ $0.insert(text).inserted }) else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}

/// What companions, which may be a package of their own, note by.
@_spi(Companions) public enum CompanionNote {
  /// See `DeveloperNote.noEffect`.
  public static func noEffect(_ name: StaticString, _ reason: StaticString) {
    DeveloperNote.noEffect(name, reason)
  }
}
