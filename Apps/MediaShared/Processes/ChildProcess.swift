import Foundation

/// Starts other programs with exactly the descriptors they shall have.
package struct ChildProcess {
  package let identifier: pid_t

  /// Starts a program that is found in `PATH`.
  ///
  /// It gets no input, and says nothing on our terminal.
  ///
  /// - Parameter descriptors: Our descriptors, by the number under which it shall find them.
  /// - Throws: `Failure` when there is no such program.
  package init(
    _ program: String, arguments: [String], descriptors: [Int32: Int32] = [:]
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for standard in 0...Int32(2) where descriptors[standard] == nil {
      posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0)
    }
    for (theirs, ours) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }

    // Threads of Dispatch block all signals, and a program that is started inherits that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let words = ([program] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawnp(&identifier, program, &actions, &attributes, words + [nil], environ)
    guard code == 0 else { throw Failure(program: program, code: code) }
    self.identifier = identifier
  }

  /// Waits until the program has ended. Returns its exit code; `nil` when a signal ended it.
  @discardableResult
  package func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Two connected descriptors that no program inherits unless it is given one: a pipe that
  /// another thread's program held open would never end.
  package static func socketPair(for program: String) throws(Failure) -> (
    ours: Int32, theirs: Int32
  ) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Failure(program: program, code: errno)
    }
    return (ends[0], ends[1])
  }

  /// A program that could not be started.
  package struct Failure: Error, Equatable, LocalizedError {
    let program: String
    let code: Int32

    package var isMissing: Bool { code == ENOENT }

    package var errorDescription: String? {
      isMissing
        ? "\(program) is not installed."
        : "\(program) cannot be started: \(String(cString: strerror(code)))."
    }
  }
}
