import Foundation

/// The bundle of this process's executable, which lies beside its Info.plist.
enum ProcessBundle {
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  static var propertyListPath: String {
    executable.deletingLastPathComponent().appendingPathComponent("Info.plist").path
  }

  /// What the Info.plist holds; `nil` when there is none, or it is no property list.
  static var propertyList: [String: Any]? {
    guard let data = FileManager.default.contents(atPath: propertyListPath) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }

  /// What names the bundle, for messages: its identifier, or the executable's name.
  static var name: String {
    propertyList?["CFBundleIdentifier"] as? String ?? executable.lastPathComponent
  }
}
