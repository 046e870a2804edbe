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
  /// The group's folder.
  private let folder: String

  /// What the group's file and Foundation's held when they were last the same.
  private var agreed: NSDictionary?
  private var seen: [FileMark?] = []

  init(group: String, folder: String, home: String) {
    self.group = group
    self.folder = folder
    own = "\(home)/.config/\(group).plist"
  }

  /// The group's file, and what is locked while it is replaced.
  private var shared: String { "\(group).plist" }
  private var lock: String { ".\(group).lock" }

  /// Stores what this process has set, and takes over what others have.
  mutating func exchange() {
    let suite = UserDefaults(suiteName: group)
    _ = suite?.synchronize()
    // Where another member has put something else in its place, nothing is shared.
    guard let preferences = PreferencesFolder(ofGroupAt: folder) else { return }
    guard agreed == nil || marks(preferences) != seen else { return }
    preferences.withLock(lock) {
      let stored = Self.values(preferences.contents(of: shared))
      // What lies in the own file at the start of a process was agreed on before it ended.
      let values = agreed.map { merging(ownValues, since: $0, into: stored) } ?? stored
      if !values.isEqual(stored), let data = Self.data(of: values) {
        preferences.replace(shared, with: data)
      }
      if !values.isEqual(ownValues) {
        Self.write(values, to: own)
        _ = suite?.synchronize()
      }
      agreed = values
    }
    seen = marks(preferences)
  }

  private func marks(_ preferences: PreferencesFolder) -> [FileMark?] {
    [FileMark(of: own), preferences.mark(of: shared)]
  }

  private var ownValues: NSDictionary { Self.values(FileManager.default.contents(atPath: own)) }

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

  private static func isEqual(_ first: Any?, _ second: Any) -> Bool {
    NSArray(array: [first ?? NSNull()]).isEqual(NSArray(array: [second]))
  }

  /// A file that is not there, or holds no dictionary, holds nothing.
  private static func values(_ data: Data?) -> NSDictionary {
    guard let data,
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return NSDictionary() }
    return NSDictionary(dictionary: values as? [AnyHashable: Any] ?? [:])
  }

  private static func data(of values: NSDictionary) -> Data? {
    (values as? [String: Any]).flatMap {
      try? PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0)
    }
  }

  private static func write(_ values: NSDictionary, to path: String) {
    guard let data = data(of: values) else { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
