import Foundation

/// A file of a folder that is searched, as it was when it was found.
package struct FoundFile: Equatable, Sendable {
  /// From the folder, as it stays when the folder is moved.
  package let relativePath: String
  package let url: URL
  package let modified: Date
  /// Bytes.
  package let size: Int

  /// - Parameter folder: The folder that is searched.
  package init(_ url: URL, in folder: URL, modified: Date, size: Int) {
    let root = folder.standardizedFileURL.path
    let path = url.standardizedFileURL.path
    relativePath = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    self.url = url
    self.modified = modified
    self.size = size
  }
}

/// What is in a folder, however deep.
package struct FolderContents: Sendable {
  /// Sorted by path; hidden ones are left out.
  package private(set) var files: [FoundFile] = []
  /// The folder itself and those below it.
  package private(set) var folders: [URL]

  /// Looks through the folder; what cannot be read is as if it were not there.
  package init(of folder: URL) {
    folders = [folder]
    let keys: [URLResourceKey] = [
      .isRegularFileKey, .isDirectoryKey, .contentModificationDateKey, .fileSizeKey,
    ]
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    while let file = found?.nextObject() as? URL {
      guard let values = try? file.resourceValues(forKeys: Set(keys)) else { continue }
      if values.isDirectory == true { folders.append(file) }
      guard values.isRegularFile == true else { continue }
      files.append(
        FoundFile(
          file, in: folder, modified: values.contentModificationDate ?? .distantPast,
          size: values.fileSize ?? 0))
    }
    files.sort { $0.relativePath < $1.relativePath }
  }

  /// Whether a folder has any file of these kinds: the first decides, as a large one takes long.
  ///
  /// - Parameter extensions: How the names may end, in small letters.
  package static func hasFile(_ folder: URL, endingIn extensions: Set<String>) -> Bool {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      if extensions.contains(file.pathExtension.lowercased()) { return true }
    }
    return false
  }
}
