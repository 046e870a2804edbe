import Foundation

/// The Xcode configuration files, `*.xcconfig`, of one project.
///
/// Each is read once, however many targets and files include it. By mistake they may include each other:
/// then a file does without the one that is being read.
struct ConfigurationFiles {
  private let root: ProjectRoot
  private var read: [String: [String: String]] = [:]
  private var open: Set<String> = []
  private var length = 0
  /// The files that are named and lie outside of the project.
  private(set) var outside: [String] = []

  private static let mostFiles = 500
  private static let mostLength = 4 << 20
  private static let deepest = 50

  init(in root: ProjectRoot) { self.root = root }

  /// The settings of a file, those of what it includes among them; none of one that is not there.
  ///
  /// - Throws: `BundleError` for more than a project has.
  mutating func settings(
    of path: String, within budget: inout SettingsBudget
  ) throws(BundleError) -> [String: String] {
    let path = ProjectRoot.standardized(path)
    if let settings = read[path] { return settings }
    guard open.count < Self.deepest else {
      throw refusal(of: path, "is included by more than \(Self.deepest) files in one another")
    }
    guard open.insert(path).inserted else { return [:] }
    defer { open.remove(path) }
    var settings: [String: String] = [:]
    for line in try lines(of: path) {
      switch ConfigurationLine(line) {
      case .include(let name):
        let folder = (path as NSString).deletingLastPathComponent
        let place = name.hasPrefix("/") ? name : "\(folder)/\(name)"
        let included = try self.settings(of: place, within: &budget)
        try budget.put(included, above: &settings, of: path)
      case .setting(let name, let value):
        try budget.put([name: value], above: &settings, of: path)
      case nil: break
      }
    }
    read[path] = settings
    return settings
  }

  private mutating func lines(of path: String) throws(BundleError) -> [Substring] {
    guard read.count + open.count <= Self.mostFiles else {
      throw refusal(of: path, "is one of more than \(Self.mostFiles) configuration files")
    }
    let data: Data
    do throws(FileError) {
      data = try root.contents(of: path, atMost: Self.mostLength)
    } catch {
      if error.isMissing { return [] }
      guard error.isOutside else {
        throw BundleError(file: path, problem: error.problem, remedy: Self.remedy)
      }
      // One that is not there would be left out anywhere.
      if access(path, F_OK) == 0 { outside.append(path) }
      return []
    }
    length += data.count
    guard length <= Self.mostLength else {
      throw refusal(
        of: path, "and the other configuration files are longer than \(Self.mostLength >> 20) MB")
    }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  private static let remedy = "Take out of the configuration files what the app does not need."

  private func refusal(of path: String, _ problem: String) -> BundleError {
    BundleError(file: path, problem: problem, remedy: Self.remedy)
  }
}
