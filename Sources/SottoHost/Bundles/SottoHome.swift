import Foundation

/// Where an assistant keeps what it has: one per person, or per `SOTTO_HOME`.
package struct SottoHome: Hashable, Sendable {
  /// The folder of apps, containers and the database.
  package let data: String
  /// The folder of sockets and locks.
  package let runtime: String
  /// The file in which the person sets things, which may be kept with their other programs' files.
  package let settings: String

  /// Takes the folders from `SOTTO_HOME`, else from the XDG variables, else from the usual places.
  ///
  /// - Throws: `HomeError` when there is neither a home folder nor a variable that says where.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(HomeError) {
    func folder(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let home = folder("SOTTO_HOME") {
      data = URL(fileURLWithPath: home).standardizedFileURL.path
      runtime = "\(data)/run"
      settings = "\(data)/config.yaml"
      return
    }
    guard let shared = folder("XDG_DATA_HOME") ?? folder("HOME").map({ "\($0)/.local/share" }),
      shared.hasPrefix("/")
    else {
      throw HomeError(path: "", problem: "No home folder is known. Set HOME or SOTTO_HOME.")
    }
    data = "\(shared)/sotto"
    runtime = folder("XDG_RUNTIME_DIR").map { "\($0)/sotto" } ?? Self.temporary
    let shown = folder("XDG_CONFIG_HOME") ?? folder("HOME").map { "\($0)/.config" }
    settings = shown.map { "\($0)/sotto/config.yaml" } ?? "\(data)/config.yaml"
  }

  /// The installed bundles.
  package var apps: String { "\(data)/apps" }
  package var database: String { "\(data)/sotto.sqlite" }
  /// What was typed at the prompt.
  package var promptHistory: String { "\(data)/prompt-history" }
  /// What apps and extensions print, a file each.
  package var logs: String { "\(data)/logs" }
  /// The pictures of what plays.
  package var artwork: String { "\(data)/artwork" }
  /// Who is let in by HTTP.
  package var tokens: String { "\(data)/http-tokens.json" }
  /// What stands in the address of the page.
  package var pageKey: String { "\(data)/http-key" }
  /// Locked by the one assistant of this home.
  package var lock: String { "\(runtime)/assistant.lock" }
  /// Where the assistant listens.
  package var socket: String { socket(named: "assistant") }

  /// The bundle of an app.
  package func app(_ identifier: String) -> String { "\(apps)/\(identifier).app" }
  /// The folder that an executable may write, by its bundle's identifier.
  package func container(of identifier: String) -> String { "\(data)/containers/\(identifier)" }
  /// The folder that the members of a group share.
  package func group(_ identifier: String) -> String { "\(data)/groups/\(identifier)" }
  package func log(of identifier: String) -> String { "\(logs)/\(identifier).log" }

  /// The path of a socket, which is short enough for the address of one.
  ///
  /// Long ones are replaced by a hash, in the person's temporary folder.
  package func socket(named name: String) -> String {
    let path = "\(runtime)/\(name).socket"
    guard path.utf8.count > Self.maximumSocketPathLength else { return path }
    return "\(Self.temporary)/\(String(Self.hash(of: path), radix: 36)).socket"
  }

  /// Makes the folders, for this person only.
  ///
  /// - Throws: `HomeError` when one cannot be made or written, or is not this person's only.
  package func prepare() throws(HomeError) {
    try prepare(folder: data)
    // A person may keep the home on another disk, and link to it.
    try makePrivate(data, mayBeLink: true)
    for folder in [apps, "\(data)/containers", "\(data)/groups", logs] {
      try prepare(folder: folder)
    }
    for folder in Set([runtime, (socket as NSString).deletingLastPathComponent]) {
      try prepare(folder: folder)
      try makePrivate(folder, mayBeLink: false)
    }
  }

  /// Makes a folder of the home, such as a container, where there is none.
  package func prepare(folder: String) throws(HomeError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      if Self.isReadOnly(folder) { throw Self.readOnly(folder) }
      let reason = (error as? CocoaError)?.underlying?.localizedDescription ?? "\(error)"
      throw HomeError(path: folder, problem: "cannot be made: \(reason)")
    }
    guard access(folder, W_OK) == 0 else {
      if errno == EROFS { throw Self.readOnly(folder) }
      throw HomeError(path: folder, problem: "cannot be written. Change its permissions.")
    }
  }

  /// Whether a folder, or where it is to be, lies on a file system that nobody writes.
  private static func isReadOnly(_ folder: String) -> Bool {
    var place = folder
    while access(place, F_OK) != 0, place.count > 1 {
      place = (place as NSString).deletingLastPathComponent
    }
    return access(place, W_OK) != 0 && errno == EROFS
  }

  private static func readOnly(_ folder: String) -> HomeError {
    HomeError(
      path: folder,
      problem:
        "lies on a file system that is read-only; its permissions do not matter. Mount that for "
        + "writing, or set SOTTO_HOME to a folder elsewhere.")
  }

  /// What an address of a socket holds, in bytes.
  private static let maximumSocketPathLength = 107

  /// A folder in `/tmp`, where anybody might have made one of that name before.
  private static var temporary: String { "/tmp/sotto-\(getuid())" }

  /// Keeps others out of a folder that was there before, or was made with wide permissions.
  private func makePrivate(_ folder: String, mayBeLink: Bool) throws(HomeError) {
    var status = stat()
    guard lstat(folder, &status) == 0 else {
      throw HomeError(path: folder, problem: "is not a folder. Remove it.")
    }
    if mayBeLink, status.st_mode & S_IFMT == S_IFLNK {
      // Who has made the link could lead it elsewhere at any time.
      try refuseOthers(folder, status)
      guard stat(folder, &status) == 0 else {
        throw HomeError(path: folder, problem: "is a link to nothing. Remove it.")
      }
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw HomeError(path: folder, problem: "is not a folder. Remove it.")
    }
    try refuseOthers(folder, status)
    guard status.st_mode & 0o077 != 0 else { return }
    // Some file systems have no permissions, and some of those say that they were changed.
    guard chmod(folder, 0o700) == 0, stat(folder, &status) == 0, status.st_mode & 0o077 == 0 else {
      if errno == EROFS { throw Self.readOnly(folder) }
      throw HomeError(
        path: folder,
        problem: "is open to other users. Change its permissions, or set SOTTO_HOME to another.")
    }
  }

  private func refuseOthers(_ folder: String, _ status: stat) throws(HomeError) {
    guard status.st_uid == getuid() else {
      throw HomeError(
        path: folder, problem: "belongs to another user. Set SOTTO_HOME to a folder of yours.")
    }
  }

  /// FNV-1a, since a `Hasher` gives every process another value.
  private static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// A folder that the assistant needs and cannot have.
package struct HomeError: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let problem: String

  package var description: String { path.isEmpty ? problem : "\(path) \(problem)" }
}
