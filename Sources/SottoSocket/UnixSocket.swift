import Foundation

/// Unix stream sockets by path, and connected pairs.
public enum UnixSocket {
  /// A system call that failed, on which path and why.
  public struct Failure: Error, CustomStringConvertible, Equatable {
    public let call: String
    public let path: String
    public let code: Int32
    public var description: String { "\(call) \(path): \(String(cString: strerror(code)))" }
  }

  /// The longest path a socket address holds, in bytes.
  public static let maximumPathLength = 107

  /// Two connected descriptors; neither is passed on to a process that is started.
  public static func pair() throws(Failure) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamType | closeOnExec, 0, &ends) == 0 else {
      throw Failure(call: "socketpair", path: "", code: errno)
    }
    return (ends[0], ends[1])
  }

  /// Connects to a listening socket, without waiting: where too many already wait there, it fails.
  public static func connect(to path: String) throws(Failure) -> Int32 {
    let wait = Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = try open(path, wait, call: "connect", with: Foundation.connect)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  /// The process that listened where a socket has been connected to; `nil` where that is not known.
  public static func listener(behind descriptor: Int32) -> pid_t? {
    // Process, user and group, of 32 bits each.
    var credentials: [Int32] = [0, 0, 0]
    var length = socklen_t(MemoryLayout<Int32>.size * credentials.count)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0,
      credentials[0] > 0
    else { return nil }
    return credentials[0]
  }

  /// Listens at a path, replacing a socket file that nobody listens on any more.
  public static func listen(at path: String) throws(Failure) -> Int32 {
    unlink(path)
    let descriptor = try open(path, 0, call: "bind", with: bind)
    chmod(path, 0o600)
    guard Foundation.listen(descriptor, 64) == 0 else {
      close(descriptor)
      throw Failure(call: "listen", path: path, code: errno)
    }
    return descriptor
  }

  private static var streamType: Int32 { Int32(SOCK_STREAM.rawValue) }
  private static var closeOnExec: Int32 { Int32(SOCK_CLOEXEC.rawValue) }

  private static func open(
    _ path: String, _ flags: Int32, call: String,
    with function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(Failure) -> Int32 {
    guard path.utf8.count <= maximumPathLength else {
      throw Failure(call: call, path: path, code: ENAMETOOLONG)
    }
    let descriptor = socket(AF_UNIX, streamType | closeOnExec | flags, 0)
    guard descriptor >= 0 else { throw Failure(call: "socket", path: path, code: errno) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      let code = errno
      close(descriptor)
      throw Failure(call: call, path: path, code: code)
    }
    return descriptor
  }
}
