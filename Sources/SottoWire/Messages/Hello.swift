/// The first message of every connection, in both directions.
package struct Hello: WireEvent {
  package static let name = "hello"
  /// The version of the messages; sides of different versions do not talk.
  package static let currentVersion = 1

  package enum Role: String, Codable, Sendable {
    case assistant, app, `extension`, client
  }

  package var version: Int
  package var role: Role

  package init(role: Role) {
    version = Self.currentVersion
    self.role = role
  }
}
