import Foundation

/// A child process that could not be started.
package struct SpawnError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or folder that stood in the way.
  package let path: String
  /// The system's error number.
  package let code: Int32
  /// What the path was wanted for.
  package let purpose: String

  package var description: String {
    "Cannot \(purpose) \(path): \(String(cString: strerror(code)))"
  }
}

extension SpawnError {
  /// Finds out which file a failed `posix_spawn` was about: it tells the number only.
  init(starting command: ChildCommand, code: Int32) {
    if let directory = command.directory, access(directory, X_OK) != 0 {
      self.init(path: directory, code: errno, purpose: "enter the working directory")
    } else if code == ENOENT, access(command.executable, F_OK) == 0 {
      self.init(
        path: command.executable, code: code, purpose: "find the loader or interpreter of")
    } else {
      self.init(path: command.executable, code: code, purpose: "start")
    }
  }
}
