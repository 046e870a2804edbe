import Foundation

/// The parts of the system that every confined program may read.
enum SystemFiles {
  /// A top-level folder of programs and libraries: itself a folder, or a link into `/usr`.
  enum Folder: Equatable {
    case folder(String)
    case link(String, target: String)
  }

  static var folders: [Folder] {
    ["/usr", "/lib", "/lib64", "/lib32", "/bin", "/sbin"].compactMap { path in
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        return .link(path, target: target)
      }
      return access(path, F_OK) == 0 ? .folder(path) : nil
    }
  }

  /// What the loader and the clock read.
  static let always = ["/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime", "/etc/timezone"]

  /// What it takes to find a host by name and to trust it.
  static let forNetwork = [
    "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/host.conf", "/etc/gai.conf",
    "/etc/services", "/etc/ssl", "/etc/pki", "/etc/ca-certificates",
  ]

  /// Those of the files that are there.
  static func files(forNetwork allowsNetwork: Bool) -> [String] {
    (always + (allowsNetwork ? forNetwork : [])).filter { access($0, R_OK) == 0 }
  }
}
