import Foundation

/// The defaults of one app group, as its members share them.
///
/// Foundation here keeps the defaults of a suite in a file of the process's own home, and writes
/// and reads them only when it is told to. So the group's folder holds what all members agree on,
/// and each member brings in what it has changed since it last looked: two that set different keys
/// lose nothing, and the file is replaced whole, whoever is killed meanwhile.
struct GroupDefaults {
  private let group: String
  /// Foundation's file.
  private let own: String
  /// The group's file, and what is locked while it is replaced.
  private let shared: String
  private let lock: String

  /// What the group's file and Foundation's held when they were last the same.
  private var agreed: NSDictionary?
  private var seen: [FileMark?] = []

  init(group: String, folder: String, home: String) {
    self.group = group
    own = "\(home)/.config/\(group).plist"
    let preferences = "\(folder)/Library/Preferences"
    shared = "\(preferences)/\(group).plist"
    lock = "\(preferences)/.\(group).lock"
    try? FileManager.default.createDirectory(
      atPath: preferences, withIntermediateDirectories: true)
  }

  /// Stores what this process has set, and takes over what others have.
  mutating func exchange() {
    let suite = UserDefaults(suiteName: group)
    _ = suite?.synchronize()
    guard agreed == nil || marks != seen else { return }
    withLock {
      let stored = Self.values(of: shared)
      // What lies in the own file at the start of a process was agreed on before it ended.
      let values = agreed.map { merging(Self.values(of: own), since: $0, into: stored) } ?? stored
      if !values.isEqual(stored) { Self.write(values, to: shared) }
      if !values.isEqual(Self.values(of: own)) {
        Self.write(values, to: own)
        _ = suite?.synchronize()
      }
      agreed = values
    }
    seen = marks
  }

  private var marks: [FileMark?] { [FileMark(of: own), FileMark(of: shared)] }

  private func merging(
    _ current: NSDictionary, since base: NSDictionary, into stored: NSDictionary
  ) -> NSDictionary {
    guard let merged = stored.mutableCopy() as? NSMutableDictionary else { return stored }
    for (key, value) in current where !Self.isEqual(base[key], value) {
      merged.setObject(value, forKey: NSString(string: "\(key)"))
    }
    for key in base.allKeys where current[key] == nil { merged.removeObject(forKey: key) }
    return merged
  }

  private func withLock(_ body: () -> Void) {
    let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    body()
    if descriptor >= 0 { close(descriptor) }
  }

  private static func isEqual(_ first: Any?, _ second: Any) -> Bool {
    NSArray(array: [first ?? NSNull()]).isEqual(NSArray(array: [second]))
  }

  /// A file that is not there, or holds no dictionary, holds nothing.
  private static func values(of path: String) -> NSDictionary {
    guard let data = FileManager.default.contents(atPath: path),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return NSDictionary() }
    return NSDictionary(dictionary: values as? [AnyHashable: Any] ?? [:])
  }

  private static func write(_ values: NSDictionary, to path: String) {
    guard let plist = values as? [String: Any],
      let data = try? PropertyListSerialization.data(
        fromPropertyList: plist, format: .xml, options: 0)
    else { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

/// What tells that a file was replaced or written.
private struct FileMark: Equatable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// `nil` when there is no such file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
