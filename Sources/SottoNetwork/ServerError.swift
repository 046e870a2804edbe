import Foundation

/// Why no server can be had, in words for the person who wants one.
package struct ServerError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// What the system says of its last refusal.
  package static var reason: String { String(cString: strerror(errno)) }
}
