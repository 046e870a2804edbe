import CSpawn
import Foundation

/// One call of `posix_spawn`, with what it needs and releases again.
///
/// The child leads a process group of its own, has default signal handling, and no descriptor but
/// those that the command names.
enum Spawning {
  ///
  /// - Parameter log: Where its output goes when the command names a log.
  static func start(_ command: ChildCommand, log: ChildLog?) throws(SpawnError) -> pid_t {
    let descriptors = try Descriptors(for: command, log: log)
    defer { descriptors.close() }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in 0...descriptors.highest {
      if let source = descriptors.sources[number] {
        posix_spawn_file_actions_adddup2(&actions, source, number)
      } else {
        posix_spawn_file_actions_addclose(&actions, number)
      }
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, descriptors.highest + 1)
    if let directory = command.directory {
      posix_spawn_file_actions_addchdir_np(&actions, directory)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignalsAndGroup(&attributes)

    let variables = command.environment.map { "\($0.key)=\($0.value)" }
    var child: pid_t = 0
    let code = withCStrings([command.executable] + command.arguments) { arguments in
      withCStrings(variables) { environment in
        posix_spawn(&child, command.executable, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SpawnError(starting: command, code: code) }
    return child
  }

  private static func setSignalsAndGroup(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }
}

/// Duplicates of the descriptors that a child gets, all above the numbers they get there.
///
/// Without that room one `dup2` in the child could overwrite the source of another.
private struct Descriptors {
  private(set) var sources: [Int32: Int32] = [:]
  let highest: Int32

  init(for command: ChildCommand, log: ChildLog?) throws(SpawnError) {
    highest = max(2, command.descriptors.keys.max() ?? 2)
    do throws(SpawnError) {
      try open(for: command, log: log)
    } catch {
      close()
      throw error
    }
  }

  func close() {
    sources.values.forEach { _ = Foundation.close($0) }
  }

  private mutating func open(for command: ChildCommand, log: ChildLog?) throws(SpawnError) {
    for (number, source) in command.descriptors where number > 2 {
      try add(number, duplicating: source)
    }
    try add(0, opening: "/dev/null", O_RDONLY)
    for number: Int32 in 1...2 {
      switch command.output {
      case .discarded: try add(number, opening: "/dev/null", O_WRONLY)
      case .descriptor(let source): try add(number, duplicating: source)
      case .file(let path): try add(number, opening: path, O_WRONLY | O_CREAT | O_APPEND)
      case .log: try add(number, duplicating: log?.entrance ?? -1)
      }
    }
  }

  private mutating func add(_ number: Int32, opening path: String, _ flags: Int32)
    throws(SpawnError)
  {
    // A link would let another file grow, a FIFO keep the assistant waiting.
    let flags = flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = Foundation.open(path, flags, 0o600)
    guard descriptor >= 0 else { throw SpawnError(path: path, code: errno, purpose: "open") }
    defer { _ = Foundation.close(descriptor) }
    try add(number, duplicating: descriptor)
  }

  private mutating func add(_ number: Int32, duplicating source: Int32) throws(SpawnError) {
    let copy = fcntl(source, F_DUPFD_CLOEXEC, highest + 1)
    guard copy >= 0 else {
      throw SpawnError(path: "descriptor \(source)", code: errno, purpose: "pass on")
    }
    sources[number] = copy
  }
}
