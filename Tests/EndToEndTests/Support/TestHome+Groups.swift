import Foundation

extension TestHome {
  /// What lies on disk of the defaults that the members of a group share.
  func values(ofGroup group: String) -> [String: Any] {
    let file = folder.appending(path: "groups/\(group)/Library/Preferences/\(group).plist")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    let plist = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return plist as? [String: Any] ?? [:]
  }
}
