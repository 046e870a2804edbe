/// Why a program cannot be confined here.
package struct ConfinementError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The confinement that was wanted.
  package let confinement: String
  /// What stands in the way, and what to do.
  package let reason: String

  package var description: String { "\(confinement): \(reason)" }
}
