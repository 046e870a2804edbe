import Foundation
import SottoCheck
import SottoLanguage

/// A right project, made wrong in one place.
final class Jukebox {
  let path: String

  static let languages = Result { try Languages.installed() }
  static let folder = (#filePath as NSString).deletingLastPathComponent

  /// The other app that is installed.
  static let neighbours = [Surroundings.App(name: "Melody")]

  init() throws {
    let folder = "\(FileManager.default.temporaryDirectory.path)/sotto-check-\(UUID())"
    path = "\(folder)/Jukebox"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "\(Self.folder)/Fixtures/Jukebox", toPath: path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
  }

  struct Absent: Error { let text: String }

  func edit(_ file: String, replacing text: String, by replacement: String) throws {
    let location = "\(path)/\(file)"
    let before = try String(contentsOfFile: location, encoding: .utf8)
    guard let range = before.range(of: text) else { throw Absent(text: "\(file): \(text)") }
    try before.replacingCharacters(in: range, with: replacement)
      .write(toFile: location, atomically: true, encoding: .utf8)
  }

  func write(_ file: String, _ text: String) throws {
    let location = "\(path)/\(file)"
    try FileManager.default.createDirectory(
      atPath: (location as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: location, atomically: true, encoding: .utf8)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(file)")
  }

  func contents(_ file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func project(at place: String? = nil) throws -> Project {
    var project = try ProjectReader.projects(at: place ?? path, by: nil)[0]
    project.languages = try Self.languages.get()
    project.neighbours = Self.neighbours
    return project
  }

  var findings: [Finding] { get throws { try project().findings } }
}
