import Foundation

/// What is kept of a token that a person gave to a program: enough to know it again, and not the token.
package struct AccessToken: Codable, Sendable, Equatable {
  /// What it is for, in the person's words.
  package var name: String
  /// Its SHA-256 in hexadecimal digits. It has 256 random bits, so that one round is enough.
  var hash: String
  /// When it was made, in seconds since 1970.
  package var made: Double
}
