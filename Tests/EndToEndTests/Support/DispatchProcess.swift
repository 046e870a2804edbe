import Foundation
import Synchronization

/// Hop's dispatch as a process, on a port of its own.
final class DispatchProcess: @unchecked Sendable {
  // Unchecked: it changes while it is made, and is ended by whoever made it.
  private let process = Process()
  let port: Int

  /// Starts it, and waits until it listens.
  ///
  /// - Parameters:
  ///   - folder: That of its rides.
  ///   - port: 0 for any that is free.
  init(folder: URL, port: Int = 0, pace: Double = 1) throws {
    let output = Pipe()
    process.executableURL = Command.products.appending(path: "HopDispatch")
    process.arguments = ["--folder", folder.path, "--port", "\(port)", "--pace", "\(pace)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // One that outlived the tests would keep open what they print to, and whoever reads that waiting.
    process.standardError = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    Self.running.withLock { running in
      // That of a suite's tests lives until the process ends.
      if running.isEmpty { atexit { DispatchProcess.endAll() } }
      running.insert(identifier)
    }
    var line = ""
    while !line.contains("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw TestHome.Failure("The dispatch has ended: \(line)") }
      line += String(decoding: more, as: UTF8.self)
    }
    let number = line.split(separator: ":").last?.prefix(while: \.isNumber)
    guard let port = number.flatMap({ Int($0) }) else {
      throw TestHome.Failure("The dispatch says: \(line)")
    }
    self.port = port
  }

  deinit { kill() }

  /// Ends it as a loss of power would.
  func kill() {
    let identifier = process.processIdentifier
    guard Self.running.withLock({ $0.remove(identifier) }) != nil else { return }
    Glibc.kill(identifier, SIGKILL)
    process.waitUntilExit()
  }

  private static let running = Mutex<Set<pid_t>>([])

  private static func endAll() {
    for identifier in running.withLock({ $0 }) { Glibc.kill(identifier, SIGKILL) }
  }
}

extension TestHome {
  /// Installs the sample app for rides alone.
  ///
  /// - Parameter port: Where its dispatch listens.
  func installHop(dispatchAt port: Int, network: Bool = true) throws {
    let source = URL(filePath: #filePath).appending(path: "../../../../Apps/Hop").standardized
    let bundle = try BundledApps.bundle(of: source, in: folder)
    let arguments = ["apps", "install", bundle.path, "--allow"] + (network ? ["--network"] : [])
    let installed = try Command(arguments, environment: environment)
    guard installed.status == 0 else { throw Failure(installed.error) }
    try pointHop(at: port, isAllowed: network)
  }

  /// Tells Hop where its dispatch listens.
  ///
  /// - Parameters:
  ///   - patience: Seconds that an answer may take; one that comes takes longer on a busy machine.
  ///   - isAllowed: Whether it may reach that port.
  func pointHop(at port: Int, patience: Double = 30, isAllowed: Bool = true) throws {
    if isAllowed {
      let allowed = try sotto("apps", "allow", "Hop", "--local-port", "\(port)")
      guard allowed.status == 0 else { throw Failure(allowed.error) }
    }
    let group = folder.appending(path: "groups/group.app.sotto.hop")
    let file = group.appending(path: "Settings.json")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    var settings =
      (try? JSONSerialization.jsonObject(with: Data(contentsOf: file))) as? [String: Any] ?? [:]
    settings["dispatch"] = "http://127.0.0.1:\(port)"
    settings["patience"] = patience
    try JSONSerialization.data(withJSONObject: settings).write(to: file, options: .atomic)
  }

  /// What Hop's own program prints in a shell.
  func hop(_ arguments: String...) throws -> String {
    try Command.output(
      of: [Command.products.appending(path: "Hop").path] + arguments,
      environment: ["SOTTO_HOME": folder.path])
  }
}
