import Foundation

/// What one file may take and become.
struct Bounds {
  /// Of the file, in bytes.
  let longestFile: Int
  let mostValues: Int
  /// Of all texts, data and keys together, and of the answer, in bytes.
  let longestAnswer: Int
  /// Of the processor's time.
  let seconds: rlim_t
  /// In bytes.
  let memory: rlim_t

  /// A file of configuration, as an `Info.plist`.
  static let configuration = Bounds(
    longestFile: 8 << 20, mostValues: 100_000, longestAnswer: 8 << 20, seconds: 2,
    memory: 256 << 20)
  /// A `project.pbxproj`, which names every file of an app.
  static let project = Bounds(
    longestFile: 16 << 20, mostValues: 600_000, longestAnswer: 32 << 20, seconds: 3,
    memory: 768 << 20)

  /// Those of a file, by the byte that it is sent with.
  init?(kind: UInt8) {
    switch kind {
    case UInt8(ascii: "c"): self = .configuration
    case UInt8(ascii: "p"): self = .project
    default: return nil
    }
  }

  private init(
    longestFile: Int, mostValues: Int, longestAnswer: Int, seconds: rlim_t, memory: rlim_t
  ) {
    self.longestFile = longestFile
    self.mostValues = mostValues
    self.longestAnswer = longestAnswer
    self.seconds = seconds
    self.memory = memory
  }

  static let longestFrame = 1 + project.longestFile
}

/// Has the kernel keep this process to the bounds of the file that it reads.
struct Limits {
  private var memory: rlim_t = 0

  /// Memory that one file took stays with the process, so the room for it is never made smaller.
  mutating func keep(to bounds: Bounds) {
    var used = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
    let spent = rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
    limit(RLIMIT_CPU, to: spent + 1 + bounds.seconds, isFinal: false)
    memory = max(memory, bounds.memory)
    limit(RLIMIT_DATA, to: memory, isFinal: false)
  }
}

/// Limits what this process may take of something.
///
/// - Parameter isFinal: Whether it can never be raised again.
func limit(_ resource: __rlimit_resource, to most: rlim_t, isFinal: Bool = true) {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  limit.rlim_cur = min(most, limit.rlim_max)
  if isFinal { limit.rlim_max = limit.rlim_cur }
  guard setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { exit(1) }
}
