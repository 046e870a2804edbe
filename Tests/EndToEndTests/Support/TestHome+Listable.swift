import Foundation
import GRDB
import Testing

/// Listable's file, and what can happen to it.
extension TestHome {
  var listableGroup: URL {
    folder.appending(path: "groups/group.app.sotto.listable")
  }
  var notebook: URL { listableGroup.appending(path: "Notebook.sqlite") }

  func notebookFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: listableGroup.path)
      .filter { $0.hasPrefix("Notebook.sqlite") }
  }

  /// What is in the one file that was kept aside.
  func keptAside() throws -> Data? {
    let kept = try notebookFiles().filter { $0.wholeMatch(of: /.*\.damaged-[0-9]+/) != nil }
    return kept.count == 1 ? try Data(contentsOf: listableGroup.appending(path: kept[0])) : nil
  }

  /// The next request starts it anew.
  func endExtension() {
    for process in Processes.named("ListableIntents", of: self).map(\.identifier) {
      kill(process, SIGKILL)
      while Processes.isRunning(process) { usleep(1000) }
    }
  }

  func setNotebook(mode: mode_t) throws {
    for name in try notebookFiles() {
      try #require(chmod(listableGroup.appending(path: name).path, mode) == 0)
    }
  }

  func startTrip() throws {
    let added = try say("add rice to the trip list", answers: ["yes"])
    guard added.status == 0 else { throw Failure(added.output + added.error) }
  }

  /// Listable's own program, in a shell.
  func listable(_ arguments: String...) throws -> String {
    try Command.output(
      of: [Command.products.appending(path: "Listable").path] + arguments,
      environment: ["SOTTO_HOME": folder.path])
  }

  func change(_ statements: String) throws {
    try DatabaseQueue(path: notebook.path).writeWithoutTransaction {
      try $0.execute(sql: statements)
    }
  }
}

extension URL {
  /// Fills the disk that a folder is on, and returns the file that does.
  func fill() throws -> URL {
    let filler = appending(path: "filler")
    let file = try #require(fopen(filler.path, "w"))
    let block = [UInt8](repeating: 1, count: 1 << 12)
    while fwrite(block, 1, block.count, file) == block.count, fflush(file) == 0 {}
    fclose(file)
    return filler
  }
}
