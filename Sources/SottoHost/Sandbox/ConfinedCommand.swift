/// A program to be confined and what it is given. All paths are absolute, and equal in- and outside.
package struct ConfinedCommand: Sendable {
  package var executable: String
  package var arguments: [String]
  /// The program's environment; `HOME`, `PATH`, `TMPDIR` and what the confinement needs are added.
  package var environment: [String: String]
  /// Files and folders that it may read, its bundle first of all.
  package var readable: [String]
  /// Its container: it may write there, and takes it for the home folder.
  package var container: String
  /// Further folders that it may write, such as those of its groups.
  package var writable: [String]
  package var network: NetworkAccess
  /// What is put in place one after the other, behind all that it may read. Only bubblewrap knows how.
  var mounts: [Mount] = []
  /// What of the person's session an app is handed; `nil` for an extension, which gets none of it
  /// and fewer of the kernel's calls.
  package var resources: AppResources?
  /// Open descriptors of this process by the number (3 or more) they get inside.
  package var descriptors: [Int32: Int32]
  package var output: ChildCommand.Output
  /// What it may take with all that it starts.
  package var bounds: ChildBounds

  /// A file or folder that a program finds in a sandbox with a file system of its own.
  enum Mount: Sendable {
    case readable(String)
    /// A folder that it may write, and where it finds it.
    case writable(String, at: String)
  }

  package init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    readable: [String], container: String, writable: [String] = [], network: NetworkAccess = .none,
    resources: AppResources? = nil, descriptors: [Int32: Int32] = [:],
    output: ChildCommand.Output = .discarded, bounds: ChildBounds = .ofExtension
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.readable = readable
    self.container = container
    self.writable = writable
    self.network = network
    self.resources = resources
    self.descriptors = descriptors
    self.output = output
    self.bounds = bounds
  }

  /// The bounds, which reach as far as it may write.
  var boundsInFolders: ChildBounds {
    var bounds = bounds
    bounds.folders = [container] + writable
    return bounds
  }
}
