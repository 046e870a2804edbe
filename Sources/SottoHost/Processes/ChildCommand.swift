/// What a child process is started with. Nothing is inherited that is not named here.
public struct ChildCommand: Equatable, Sendable {
  /// Where a child's standard output and standard error go.
  public enum Output: Equatable, Sendable {
    case discarded
    /// An open descriptor of this process; the child gets a duplicate.
    case descriptor(Int32)
    /// A file that is created when missing and appended to.
    case log(path: String)
  }

  /// Path of the program's file; no search in `PATH`.
  public var executable: String
  /// What follows the program's name on its command line.
  public var arguments: [String]
  /// The whole environment.
  public var environment: [String: String]
  /// The working directory; this process's own when nil.
  public var directory: String?
  /// Open descriptors of this process by the number (3 or more) they get in the child.
  public var descriptors: [Int32: Int32]
  public var output: Output

  public init(
    executable: String, arguments: [String] = [], environment: [String: String],
    directory: String? = nil, descriptors: [Int32: Int32] = [:], output: Output = .discarded
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.descriptors = descriptors
    self.output = output
  }
}
