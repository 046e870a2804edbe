import Foundation

/// When the running program was built, to tell an assistant of an older build.
package enum ExecutableDate {
  /// As it was when the process started; seconds since 1970.
  package static let atStart = now

  package static var now: Double? {
    var status = stat()
    let path = CommandLine.executablePath
    guard stat(path, &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) * 1e-9
  }
}

extension CommandLine {
  /// The path of the running program's file.
  package static let executablePath: String = {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }()
}
