// Whose `stat` it is where the whole module is compiled at once.
import CoreFoundation
import Foundation
import SottoCheck
import Yams

/// The file in which a person sets things: YAML, a name and a value a line.
struct SettingsFile: Sendable {
  /// A name, with what stands beside it.
  struct Entry: Sendable, Equatable {
    var key: String
    /// Where its name stands, from 1.
    var line: Int
    var texts: [String]
    /// Whether `texts` is what it says: a table, or nothing, is no value.
    var hasValue = true
  }

  let path: String
  let text: String
  let entries: [Entry]
  /// What of it is no setting.
  let problems: [SettingsProblem]

  /// How much of it is read, in bytes.
  private static let mostBytes = 64 << 10

  /// Reads a file; one that is not there sets nothing.
  ///
  /// - Throws: `SettingsProblem` where it cannot be read, or is no YAML.
  init(path: String) throws(SettingsProblem) {
    try self.init(path: path, text: Self.read(path))
  }

  /// - Throws: `SettingsProblem` where it is no YAML.
  init(path: String, text: String) throws(SettingsProblem) {
    self.path = path
    self.text = text
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      let (line, problem) = error.placeInYAML
      throw SettingsProblem(
        "\(path):\(line)",
        "This is no YAML: \(problem). Write one setting a line, as “sandbox: landlock”.")
    }
    guard let root, root.isThere else {
      (entries, problems) = ([], [])
      return
    }
    guard let mapping = root.mapping else {
      throw SettingsProblem(
        "\(path):\(root.mark?.line ?? 1)",
        "This sets nothing. Write one setting a line, as “sandbox: landlock”.")
    }
    var entries: [Entry] = []
    var problems: [SettingsProblem] = []
    for (name, value) in mapping {
      let line = name.mark?.line ?? 1
      let (entry, problem) = Self.entry(name.string ?? "", value, at: line)
      entries.append(entry)
      if let problem { problems.append(SettingsProblem("\(path):\(line)", problem)) }
    }
    self.entries = entries
    self.problems = problems
  }

  /// One entry, and what is wrong with it whatever its value says.
  private static func entry(_ key: String, _ value: Node, at line: Int) -> (Entry, String?) {
    let scalars = value.sequence.map { Array($0) } ?? [value]
    let texts = scalars.compactMap { $0.isThere ? $0.scalar?.string : nil }
    let isWhole = texts.count == scalars.count
    let entry = Entry(key: key, line: line, texts: texts, hasValue: isWhole && !texts.isEmpty)
    guard let setting = KnownSettings.all.first(where: { $0.key == key }) else {
      return (entry, unknown(key))
    }
    if texts.isEmpty, isWhole { return (entry, nil) }
    let problem: String? =
      if !value.isThere {
        "has no value. Write \(setting.form), or remove the line."
      } else if value.sequence != nil, !setting.isList {
        "takes one value, and this is a list. Write \(setting.form)."
      } else if !isWhole {
        "takes \(setting.isList ? "a list of texts" : "one value"), and this is something else. Write \(setting.form)."
      } else {
        nil
      }
    var known = entry
    known.hasValue = known.hasValue && problem == nil
    return (known, problem.map { "\(key) \($0)" })
  }

  /// What is said of a name that sets nothing.
  static func unknown(_ key: String) -> String {
    let keys = KnownSettings.all.map(\.key)
    // As a variable's name would have it.
    let name = key.lowercased().replacing("_", with: "-")
    let meant = keys.contains(name) ? name : NearestName.of(name, among: keys)
    let advice =
      meant.map { "Did you mean “\($0)”?" } ?? "There are \(keys.joined(separator: ", "))."
    return "There is no setting “\(key.prefix(80))”. \(advice)"
  }

  private static func read(_ path: String) throws(SettingsProblem) -> String {
    // A FIFO would keep everybody waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return "" }
      throw SettingsProblem(path, "It cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw SettingsProblem(path, "This is not a file. Put it elsewhere.")
    }
    guard status.st_size <= mostBytes else {
      throw SettingsProblem(
        path, "It has \(status.st_size) bytes; settings have \(mostBytes) at most. Write another.")
    }
    let data = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    guard let bytes = try? data.read(upToCount: mostBytes) ?? Data() else {
      throw SettingsProblem(path, "It cannot be read.")
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      let line = bytes.firstLineThatIsNoText
      throw SettingsProblem("\(path):\(line)", "This is no UTF-8. Save it as that.")
    }
    return text
  }
}

extension Node {
  /// Whether anything is written there.
  fileprivate var isThere: Bool { tag.description != "tag:yaml.org,2002:null" }
}

extension Data {
  /// The first line, from 1, that is no UTF-8.
  fileprivate var firstLineThatIsNoText: Int {
    let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0) + 1
  }
}

extension Error {
  /// The line that is no YAML, and why.
  fileprivate var placeInYAML: (line: Int, problem: String) {
    switch self as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      (mark.line, problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      (context.mark.line, "\(duplicates.joined(separator: ", ")) stands there more than once")
    case .reader(let problem, _, _, _): (1, problem)
    default: (1, "\(self)")
    }
  }
}
