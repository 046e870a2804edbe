import ArgumentParser
import Foundation
import SottoHost
import SottoLanguage
import SottoStore

/// What an app's processes, or the assistant, have printed.
struct Logs: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the log of an app and its extensions, or the assistant's.",
    discussion: """
      Example:
        $ sotto logs Melody --follow
      """)

  @Argument(help: "The app's name or bundle identifier; without one, the assistant's own log.")
  var app: String?

  @Option(help: "How many lines of each file, from its end.")
  var lines = 50

  @Flag(help: "Go on with what is printed from now on, until you interrupt it.")
  var follow = false

  func validate() throws {
    guard lines >= 0 else { throw ValidationError("--lines is \(lines); it must be at least 0.") }
  }

  func run() async throws {
    let home = try SottoHome()
    if app == nil, case .written = try? UnitFile().state {
      Output.error("What the service says is in the journal: journalctl --user --unit sotto")
    }
    let files = try identifiers(in: home).map { (name: $0, path: home.log(of: $0)) }
    var tails = files.map { LogTail(path: $0.path) }
    for index in files.indices {
      show(tails[index].last(lines), of: files[index].name, among: files.count)
    }
    while follow {
      try await Task.sleep(for: .milliseconds(200))
      for index in files.indices {
        show(tails[index].next(), of: files[index].name, among: files.count)
      }
    }
  }

  /// Each line with the process that it is of, where there are several.
  private func show(_ lines: [String], of name: String, among count: Int) {
    for line in lines { Output.line(count > 1 ? "\(name): \(line)" : line) }
  }

  /// What the log files are named after.
  private func identifiers(in home: SottoHome) throws -> [String] {
    guard let app else { return ["assistant"] }
    let registry = try AppRegistry(store: try Store(path: home.database))
    if let names = registry.processNames(of: app) { return names }
    let names = registry.surroundings.apps.map(\.name).joined(separator: ", ")
    throw ValidationError(
      "No app named “\(app)” is installed. \(names.isEmpty ? "None is." : "Installed: \(names).")")
  }
}

/// The end of a file that grows, or is begun anew.
private struct LogTail {
  let path: String
  private var offset: UInt64 = 0

  init(path: String) { self.path = path }

  /// The last lines that are there now.
  mutating func last(_ count: Int) -> [String] { next().suffix(count) }

  /// The lines that have come since.
  mutating func next() -> [String] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    guard let end = try? file.seekToEnd() else { return [] }
    if end < offset { offset = 0 }
    guard end > offset, (try? file.seek(toOffset: offset)) != nil,
      let data = try? file.read(upToCount: Int(end - offset)),
      let newline = data.lastIndex(of: UInt8(ascii: "\n"))
    else { return [] }
    // A line that is not ended yet comes later.
    offset += UInt64(newline - data.startIndex + 1)
    return String(decoding: data[..<newline], as: UTF8.self).components(separatedBy: "\n")
  }
}
