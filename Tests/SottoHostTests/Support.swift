import Foundation
import SottoHost
import Testing

/// A folder that is gone with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = "\(FileManager.default.temporaryDirectory.path)/sotto-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a folder inside.
  func folder(_ name: String) throws -> String {
    let folder = "\(path)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Makes a file inside, with its folders.
  @discardableResult
  func file(_ name: String, _ content: String = "", mode: Int = 0o644) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try content.write(toFile: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    return file
  }
}

/// The folder of the programs that were built with the tests.
let productsFolder: String = {
  let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  return (tests as NSString).deletingLastPathComponent
}()

func contents(of path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}
