import Foundation

/// One run of the `sotto` command, from start to exit.
struct Command {
  var status: Int32
  var output: String
  var error: String

  /// The folder of what was built.
  static let products: URL = {
    var folder = Bundle.main.bundleURL
    // `swift test` runs the tests out of a bundle or from the products' folder itself.
    while !FileManager.default.fileExists(atPath: folder.appending(path: "sotto").path),
      folder.path != "/"
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  static let sotto = products.appending(path: "sotto")

  /// - Parameters:
  ///   - program: Another than `sotto`, by its path.
  ///   - limit: Seconds after which the command has failed, and is ended.
  init(
    running program: String? = nil, _ arguments: [String], environment: [String: String],
    input: Data? = nil, limit: Double = 60
  ) throws {
    let process = Process()
    process.executableURL = program.map { URL(filePath: $0) } ?? Self.sotto
    process.arguments = arguments
    process.environment = environment
    let files = try Files()
    defer { files.close() }
    process.standardOutput = files.output
    process.standardError = files.error
    let pipe = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : pipe
    try process.run()
    if let input {
      DispatchQueue.global().async {
        try? pipe.fileHandleForWriting.write(contentsOf: input)
        try? pipe.fileHandleForWriting.close()
      }
    }
    let watchdog = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
    process.waitUntilExit()
    watchdog.cancel()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    (output, error) = try files.contents()
  }

  /// Runs any program, to its end.
  ///
  /// - Parameter environment: Beside this process's own.
  /// - Returns: What it has printed.
  /// - Throws: That, where it failed.
  @discardableResult
  static func output(of command: [String], environment: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(
      decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw TestHome.Failure(output) }
    return output
  }

  /// Where a command's output goes: files, since a background process may keep a pipe open.
  private struct Files {
    let output: FileHandle
    let error: FileHandle
    private let paths: [URL]

    init() throws {
      paths = (0..<2).map { _ in FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      }
      for path in paths { try Data().write(to: path) }
      output = try FileHandle(forWritingTo: paths[0])
      error = try FileHandle(forWritingTo: paths[1])
    }

    func contents() throws -> (String, String) {
      let texts = try paths.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return (texts[0], texts[1])
    }

    /// Closes and removes the files now: the watchdog keeps the process, and with it the handles,
    /// until its time; and where some 1,360 descriptors are open, Foundation's `Process.run` reads
    /// past the last entry of `/proc/self/fd` and may crash (swift-corelibs-foundation 5472).
    func close() {
      for handle in [output, error] { try? handle.close() }
      for path in paths { try? FileManager.default.removeItem(at: path) }
    }
  }
}
