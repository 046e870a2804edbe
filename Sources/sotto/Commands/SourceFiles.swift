import Foundation

/// The Swift files that a command was given.
enum SourceFiles {
  struct File {
    let path: String
    /// Its place as copying would keep it: the name of the folder that was named, then its place in
    /// there; only its name where it was named itself.
    let relativePath: String
  }

  /// A file that cannot be read or written: which, and why.
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let problem: String
    var description: String { "\(path): \(problem)" }
  }

  /// A file, or the Swift files of a folder and of the folders in it, in the order of their names.
  static func files(at path: String) throws -> [File] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(path: path, problem: "There is no such file or folder.")
    }
    guard isFolder.boolValue else {
      return [File(path: path, relativePath: (path as NSString).lastPathComponent)]
    }
    guard let names = FileManager.default.enumerator(atPath: path) else {
      throw Failure(path: path, problem: "The folder cannot be read.")
    }
    let swift = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    guard !swift.isEmpty else {
      throw Failure(path: path, problem: "There are no Swift files in this folder.")
    }
    let folder = URL(filePath: path).standardizedFileURL
    return swift.map { name in
      File(
        path: folder.appending(path: name).path,
        relativePath: "\(folder.lastPathComponent)/\(name)")
    }
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(path: path, problem: "The file cannot be read.")
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Failure(path: path, problem: "This is no Swift source: it is not text in UTF-8.")
    }
    return Array(data)
  }

  /// Writes a file, and makes the folders it lies in.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw Failure(path: path, problem: "It cannot be written: \(error.localizedDescription)")
    }
  }
}
