import Foundation
import Synchronization

/// What the command line asks for.
struct FuzzCommand {
  struct Misused: Error, CustomStringConvertible {
    let description: String
  }

  private var targets: [any FuzzTarget.Type] = []
  private var options: [String: String] = [:]

  init(_ arguments: some Sequence<String>) throws {
    let names = ["--seed", "--seconds", "--inputs", "--input", "--write", "--from", "--progress"]
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      if names.contains(argument) {
        guard let value = arguments.next() else {
          throw Misused(description: "\(argument) of what?")
        }
        options[argument] = value
      } else if let target = FuzzTargets.named(argument) {
        targets.append(target)
      } else {
        let known = FuzzTargets.all.map { $0.name }.joined(separator: ", ")
        throw Misused(description: "no target \(argument); there are \(known)")
      }
    }
  }

  /// Whether no input did harm.
  func run() throws -> Bool {
    let seed = try number("--seed") ?? 1
    if let place = try number("--input") {
      try tryAlone(Int(place), seed)
    } else if let path = options["--progress"] {
      var worker = try FuzzWorker(only, seed: seed)
      worker.run(
        from: Int(try number("--from") ?? 0), try limit, noting: try FuzzProgress(path: path))
    } else {
      return try runAll(seed)
    }
    return true
  }

  /// All side by side, so that each has the whole time.
  private func runAll(_ seed: UInt64) throws -> Bool {
    let targets = targets.isEmpty ? FuzzTargets.all : targets
    let limit = try limit
    let outcomes = Mutex<[Result<Bool, any Error>]>([])
    let group = DispatchGroup()
    for target in targets {
      let run = FuzzRun(target: target, seed: seed, limit: limit)
      DispatchQueue(label: target.name).async(group: group) {
        let outcome = Result { try run.isHarmless() }
        outcomes.withLock { $0.append(outcome) }
      }
    }
    group.wait()
    return try outcomes.withLock { try $0.map { try $0.get() } }.allSatisfy { $0 }
  }

  private func tryAlone(_ place: Int, _ seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(try only.name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = options["--write"].map { URL(fileURLWithPath: $0).absoluteURL }
    _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
    var worker = try FuzzWorker(only, seed: seed)
    if let written {
      try Data(worker.input(place)).write(to: written)
    } else {
      let error = worker.read(place)
      say(error.map { "\($0 is Harm ? "harm" : "refused"): \($0)" } ?? "taken")
    }
  }

  private var only: any FuzzTarget.Type {
    get throws {
      guard targets.count == 1 else { throw Misused(description: "an input is one target's") }
      return targets[0]
    }
  }

  private var limit: FuzzLimit {
    get throws {
      if let count = try number("--inputs") { return .inputs(Int(count)) }
      let seconds = Double(options["--seconds"] ?? "10")
      guard let seconds else { throw Misused(description: "--seconds is no number") }
      return .seconds(seconds)
    }
  }

  private func number(_ name: String) throws -> UInt64? {
    guard let text = options[name] else { return nil }
    guard let number = UInt64(text) else { throw Misused(description: "\(name) is no number") }
    return number
  }
}

/// Prints a line at once, for what comes before a crash.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
