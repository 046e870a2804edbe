// Whose `stat` it is where the whole module is compiled at once.
import CoreFoundation
import Foundation

/// The unit's file, where the user manager looks for it.
struct UnitFile {
  let path: String

  enum State: Equatable {
    case absent
    /// As it was written.
    case written(String)
    /// A person has changed it, or made it.
    case edited
  }

  /// - Throws: `ServiceError` when no home folder is known.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ServiceError) {
    func folder(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let shown = folder("XDG_CONFIG_HOME") ?? folder("HOME").map({ "\($0)/.config" }) else {
      throw ServiceError("No home folder is known. Set HOME or XDG_CONFIG_HOME.")
    }
    path = "\(shown)/systemd/user/\(ServiceUnit.name)"
  }

  var state: State {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .absent }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size < 64 << 10,
      let text = try? String(contentsOfFile: path, encoding: .utf8), ServiceUnit.isAsWritten(text)
    else { return .edited }
    return .written(text)
  }

  /// - Throws: `ServiceError` when it cannot be written.
  func write(_ text: String) throws(ServiceError) {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      // It holds no secret, and a user manager may read it as another would.
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    } catch {
      throw ServiceError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes it, and what starts it at login.
  ///
  /// - Throws: `ServiceError` when it cannot be removed.
  func remove() throws(ServiceError) {
    let folder = (path as NSString).deletingLastPathComponent
    unlink("\(folder)/default.target.wants/\(ServiceUnit.name)")
    guard unlink(path) == 0 || errno == ENOENT else {
      throw ServiceError("\(path) cannot be removed: \(String(cString: strerror(errno))).")
    }
  }
}
