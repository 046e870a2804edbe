import Foundation
import SottoHost
import Testing

/// A program in a bundle of its own, with all the folders that a confined one has.
struct ConfinementFolders {
  let folder: TemporaryFolder
  let program: String
  let bundle: String
  let container: String
  let group: String

  /// - Parameter program: One that was built with the tests.
  init(program name: String) throws {
    folder = try TemporaryFolder()
    bundle = try folder.folder("Probe.appex")
    container = try folder.folder("container")
    group = try folder.folder("group")
    program = "\(bundle)/Probe"
    // By another process: a program that this one has open for writing, or a child begun meanwhile,
    // cannot be started.
    try Process.run(
      URL(fileURLWithPath: "/bin/cp"), arguments: ["\(productsFolder)/\(name)", program]
    ).waitUntilExit()
    try folder.file("Probe.appex/Info.plist", "contents")
  }

  func command(_ arguments: [String]) -> ConfinedCommand {
    ConfinedCommand(
      executable: program, arguments: arguments, environment: ["PROGRAM": program],
      readable: [bundle], container: container, writable: [group],
      output: .log(path: "\(folder.path)/log-\(UUID().uuidString)"))
  }
}

extension ConfinementChoice {
  /// Those that work on this machine.
  static let working: [ConfinementChoice] = [.bubblewrap, .landlock].filter { choice in
    do {
      _ = try choice.confinement()
      return true
    } catch {
      print("Skipped here: tests of \(choice.rawValue). \(error)")
      return false
    }
  }
}

extension ConfinedCommand {
  var log: String {
    if case .log(let path) = output { (try? contents(of: path)) ?? "" } else { "" }
  }
}
