/// What a child process is started with. Nothing is inherited that is not named here.
package struct ChildCommand: Equatable, Sendable {
  /// Where a child's standard output and standard error go.
  package enum Output: Equatable, Sendable {
    case discarded
    /// An open descriptor of this process; the child gets a duplicate.
    case descriptor(Int32)
    /// A file that is created when missing and appended to, and that lasts longer than this process
    /// may.
    case file(path: String)
    /// A file that this process writes for the child: clean, no more than a person could read, and
    /// begun anew when longer than 1 MB. See `ChildLog`.
    case log(path: String)
  }

  /// Path of the program's file; no search in `PATH`.
  package var executable: String
  /// What follows the program's name on its command line.
  package var arguments: [String]
  /// The whole environment.
  package var environment: [String: String]
  /// The working directory; this process's own when nil.
  package var directory: String?
  /// Open descriptors of this process by the number (3 or more) they get in the child.
  package var descriptors: [Int32: Int32]
  package var output: Output
  /// What it may take, with all that it starts; without limit when nil.
  package var bounds: ChildBounds?

  package init(
    executable: String, arguments: [String] = [], environment: [String: String],
    directory: String? = nil, descriptors: [Int32: Int32] = [:], output: Output = .discarded,
    bounds: ChildBounds? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.descriptors = descriptors
    self.output = output
    self.bounds = bounds
  }
}
