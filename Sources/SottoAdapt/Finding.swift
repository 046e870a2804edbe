/// Something in a source that the adaptation leaves to the developer.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
  public enum Severity: String, Sendable {
    /// The source will not compile.
    case error
    /// The source compiles, and something else has to fit.
    case note
  }

  public let severity: Severity

  /// Lines and columns count from 1; columns are bytes, as the compiler's are.
  public let line: Int
  public let column: Int

  /// What stands there, why it cannot stay, and what to do.
  public let message: String

  /// The finding as the compiler words it, behind the file's name.
  public var description: String { "\(line):\(column): \(severity.rawValue): \(message)" }
}
