/// Why a program cannot be confined here.
public struct ConfinementError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The confinement that was wanted.
  public let confinement: String
  /// What stands in the way, and what to do.
  public let reason: String

  public var description: String { "\(confinement): \(reason)" }
}
