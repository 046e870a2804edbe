import Foundation
import Synchronization

/// A home of its own, with an assistant that this test has started.
final class TestHome: @unchecked Sendable {
  // Unchecked: each test uses its home alone, or only asks it to run commands, which share nothing.
  let folder: URL
  var environment: [String: String]
  /// Seconds that an app has for a request, where a test says nothing else.
  static let requestLimit = 40
  private static let homes = Mutex<Set<URL>>([])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-e2e-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["SOTTO_HOME"] = folder.path
    environment["MELODY_LIBRARY"] = nil
    environment["REEL_LIBRARY"] = nil
    // Nor does their language count.
    for name in ["LC_ALL", "LC_MESSAGES"] { environment[name] = nil }
    environment["LANG"] = "C.UTF-8"
    // The players of whoever runs these tests are left alone.
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    environment["XDG_RUNTIME_DIR"] = nil
    // How long an app takes depends here on what else runs; tests of the limit set their own.
    environment["SOTTO_REQUEST_LIMIT"] = "\(Self.requestLimit)"
    self.environment = environment
    Self.homes.withLock { homes in
      // Homes shared by a suite's tests live until the process ends.
      if homes.isEmpty { atexit { TestHome.leaveAll() } }
      homes.insert(folder)
    }
  }

  deinit { Self.leave(folder) }

  private static func leaveAll() {
    for folder in homes.withLock({ $0 }) { leave(folder) }
  }

  /// Ends the home's assistant with all it has started, and removes the home.
  private static func leave(_ folder: URL) {
    guard homes.withLock({ $0.remove(folder) }) != nil else { return }
    _ = try? Command(["quit"], environment: ["SOTTO_HOME": folder.path])
    // Another that waited has taken its place.
    for process in Processes.all
    where process.arguments.contains("serve") && process.environment("SOTTO_HOME") == folder.path {
      kill(process.identifier, SIGTERM)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the assistant in the foreground of this test, and waits until it listens.
  func serve(_ options: [String] = []) throws {
    let process = Process()
    process.executableURL = Command.sotto
    process.arguments = ["serve"] + options
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let socket = folder.appending(path: "run/assistant.socket").path
    wait { FileManager.default.fileExists(atPath: socket) }
  }

  /// The assistant's process, wherever it was started.
  var assistantIdentifier: pid_t? {
    Processes.all.first {
      $0.arguments.contains("serve") && $0.environment("SOTTO_HOME") == folder.path
    }?.identifier
  }

  /// The process that is the assistant, as it says itself, of several that serve.
  func answeringIdentifier() throws -> pid_t? {
    let status = try sotto("status", "--json").output
    return status.firstMatch(of: /"process":(\d+)/).flatMap { pid_t($0.1) }
  }

  @discardableResult
  func sotto(_ arguments: String..., input: Data? = nil) throws -> Command {
    try Command(arguments, environment: environment, input: input)
  }

  func say(
    _ text: String, answers: [String] = [], locale: String? = nil, options: [String] = []
  ) throws -> Command {
    var arguments = ["say"] + options
    if let locale { arguments += ["--locale", locale] }
    for answer in answers { arguments += ["--answer", answer] }
    return try Command(arguments + ["--", text], environment: environment)
  }

  /// Installs Melody alone, and waits for its sample library.
  ///
  /// Its songs, half a minute long, begin again at their end: what plays when the next sentence
  /// comes would else depend on how busy the machine is.
  func installMelody() throws { try installPlayer("Melody") }

  /// Installs the sample app for films and series alone, and waits for its sample library, whose clips
  /// begin again as Melody's songs do.
  func installReel() throws { try installPlayer("Reel") }

  private func installPlayer(_ name: String) throws {
    try addTool("mpv", #"PATH=${PATH#*:} exec mpv --loop-file=inf "$@""#)
    try installSample(name)
    // It makes its library when it first runs, and then gives the names in it.
    try wait(atMost: 600, every: 0.5) {
      try !sotto("apps", "list", "--json").output.contains(#""vocabulary":0"#)
    }
    // Confined, it sees no program of ours that it is not given.
    let tools = folder.appending(path: "tools").path
    let granted = try sotto("apps", "allow", name, "--folder", tools)
    guard granted.status == 0 else { throw Failure(granted.error) }
  }

  /// Installs the sample app for lists and notes alone.
  func installListable() throws { try installSample("Listable") }

  private func installSample(_ name: String) throws {
    let source = URL(filePath: #filePath).appending(path: "../../../../Apps/\(name)").standardized
    try install(source, isAllowed: true)
  }

  /// Installs the app that goes wrong.
  func installFaulty() throws { try installTestApp("Faulty") }

  /// Installs one of the apps that lie beside these tests, and allows it.
  func installTestApp(_ name: String, isAllowed: Bool = true) throws {
    let source = URL(filePath: #filePath).appending(path: "../../../\(name)").standardized
    try install(source, isAllowed: isAllowed)
  }

  private func install(_ source: URL, isAllowed: Bool) throws {
    let bundle = try BundledApps.bundle(of: source, in: folder)
    let installed = try Command(
      ["apps", "install", bundle.path] + (isAllowed ? ["--allow"] : []), environment: environment)
    guard installed.status == 0 else { throw Failure(installed.error) }
  }

  /// Makes the bundle of one of the apps that lie beside these tests.
  ///
  /// - Parameter place: The folder of the home in which it is put.
  func bundle(_ name: String, in place: String = ".") throws -> URL {
    try bundle(URL(filePath: #filePath).appending(path: "../../../\(name)").standardized, in: place)
  }

  private func bundle(_ source: URL, in place: String = ".") throws -> URL {
    let output = folder.appending(path: place).standardized
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let bundled = try sotto(
      "apps", "bundle", source.path, "--products", Command.products.path, "--output", output.path)
    guard bundled.status == 0 else { throw Failure(bundled.error) }
    return output.appending(path: "\(source.lastPathComponent).app")
  }

  /// Puts a shell script in the place of one of the system's programs.
  func addTool(_ name: String, _ script: String) throws {
    let tools = folder.appending(path: "tools")
    if !FileManager.default.fileExists(atPath: tools.path) {
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      environment["PATH"] = "\(tools.path):\(environment["PATH"] ?? "")"
    }
    let tool = tools.appending(path: name)
    try "#!/bin/sh\n\(script)\n".write(to: tool, atomically: true, encoding: .utf8)
    chmod(tool.path, 0o755)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
