// Tries what its arguments say, one line of outcome each: "ok" or the system's own words.

import Foundation

let files = FileManager.default

func file(_ path: String) -> URL { URL(fileURLWithPath: path) }

func attempt(_ call: () -> Int32) -> String {
  errno = 0
  return call() >= 0 ? "ok" : String(cString: strerror(errno))
}

func open(_ path: String, _ flags: Int32) -> String {
  attempt {
    let descriptor = Foundation.open(path, flags, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor
  }
}

func connect(_ port: String) -> String {
  attempt {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return -1 }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (UInt16(port) ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

func echo(_ descriptor: String) -> String {
  var bytes = [UInt8](repeating: 0, count: 100)
  guard let descriptor = Int32(descriptor) else { return "not a number" }
  return attempt {
    let count = read(descriptor, &bytes, bytes.count)
    return count < 0 ? -1 : Int32(write(descriptor, bytes, count))
  }
}

func attempt(_ call: () throws -> Void) -> String {
  do {
    try call()
    return "ok"
  } catch {
    let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return reason.map { String(cString: strerror(Int32(($0 as NSError).code))) } ?? "\(error)"
  }
}

for index in stride(from: 1, to: CommandLine.arguments.count - 1, by: 2) {
  let (verb, object) = (CommandLine.arguments[index], CommandLine.arguments[index + 1])
  let outcome =
    switch verb {
    case "read": open(object, O_RDONLY)
    case "list": opendir(object) == nil ? String(cString: strerror(errno)) : "ok"
    case "write": open(object, O_WRONLY | O_CREAT)
    case "empty": attempt { truncate(object, 0) }
    case "save": attempt { try Data("new".utf8).write(to: file(object), options: .atomic) }
    case "copy": attempt { try files.copyItem(at: file(object), to: file("\(object) copy")) }
    case "folders":
      attempt { try files.createDirectory(at: file(object), withIntermediateDirectories: true) }
    case "remove": attempt { try files.removeItem(at: file(object)) }
    case "date":
      attempt { try files.setAttributes([.modificationDate: Date.now], ofItemAtPath: object) }
    case "connect": connect(object)
    case "signal": attempt { kill(Int32(object) ?? 0, 0) }
    case "socket":
      attempt { socket(object == "local" ? AF_UNIX : AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
    case "allocate": attempt { malloc((Int(object) ?? 0) << 20) == nil ? -1 : 0 }
    case "sleep": attempt { Int32(sleep(UInt32(object) ?? 0)) }
    case "echo": echo(object)
    case "variable": ProcessInfo.processInfo.environment[object] ?? "unset"
    case "crash": abort()
    default: "unknown verb \(verb)"
    }
  // At once, for what comes before a crash.
  FileHandle.standardOutput.write(Data("\(verb) \(object): \(outcome)\n".utf8))
}
