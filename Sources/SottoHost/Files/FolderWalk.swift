import Foundation

/// The files below a folder, but hidden ones.
///
/// Links are not followed: one to a folder is left out, any other counts as the file that it may lead
/// to. It ends after so many files and folders, and at so many within each other.
package struct FolderWalk {
  /// Their paths, in the order of their names.
  package private(set) var files: [String] = []
  /// Whether there are more.
  package private(set) var isCutShort = false
  /// The names of folders that are passed over, of those directly in the first one.
  private let left: Set<String>
  /// How the names of folders end that count as files.
  private let wholes: [String]
  private let most: Int
  private var visited = 0

  /// No project has more folders within each other.
  private static let deepest = 60

  init(leavingOut left: Set<String>, keepingWhole wholes: [String], atMost most: Int) {
    self.left = left
    self.wholes = wholes
    self.most = most
  }

  mutating func visit(_ folder: OpenFolder, at path: String, depth: Int) throws(FileError) {
    guard depth < Self.deepest else {
      isCutShort = true
      return
    }
    for name in try folder.names()
    where !name.hasPrefix(".") && !(depth == 0 && left.contains(name)) {
      guard visited < most else {
        isCutShort = true
        return
      }
      visited += 1
      let place = "\(path)/\(name)"
      switch try folder.kind(of: name) {
      case .file: files.append(place)
      case .link where (try? folder.folder(name)) == nil: files.append(place)
      case .folder where wholes.contains(where: name.hasSuffix): files.append(place)
      case .folder:
        guard let inner = try? folder.folder(name) else { break }
        try visit(inner, at: place, depth: depth + 1)
      case .link, .other: break
      }
    }
  }
}
