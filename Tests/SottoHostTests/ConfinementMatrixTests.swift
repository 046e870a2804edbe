import Foundation
import SottoHost
import Testing

/// Runs a program that tries everything which a sandbox refuses or leaves, and compares what comes of
/// each attempt with `Fixtures/confinement.txt`, and for apps with what `confinement-of-apps.txt` has otherwise.
@Suite(.serialized) struct ConfinementMatrixTests {
  struct Case: CustomTestStringConvertible {
    var choice: ConfinementChoice
    var allowsNetwork: Bool
    /// Whether it is an app's own process, which is handed parts of the person's session.
    var isApp = false
    /// Run by a user who may do nothing, where the tests are run by one who may do everything.
    var isOfNobody: Bool

    var testDescription: String {
      "\(choice.rawValue)\(isApp ? ", app" : "")\(allowsNetwork ? ", network" : "")\(isOfNobody ? ", as nobody" : "")"
    }
  }

  static let cases: [Case] = ConfinementChoice.working.flatMap { choice in
    (choice == .bubblewrap ? [false, true] : [false]).flatMap { isApp in
      [false, true].flatMap { network in
        (Nobody.isAtHand ? [false, true] : [false]).map {
          Case(choice: choice, allowsNetwork: network, isApp: isApp, isOfNobody: $0)
        }
      }
    }
  }

  @Test(arguments: cases)
  func `each attempt ends as it should`(_ attempt: Case) async throws {
    let folders = try ConfinementFolders(program: "ConfinementMatrix")
    let outside = try Outside(in: folders.folder, isOfNobody: attempt.isOfNobody)
    var command = folders.command([])
    command.network = attempt.allowsNetwork ? .outside : .none
    if attempt.isApp {
      command.resources = AppResources(of: [:])
      command.bounds = .ofApp
    }
    command.environment = outside.names.merging(
      ["BUNDLE": folders.bundle, "CONTAINER": folders.container, "GROUP": folders.group]
    ) { $1 }
    let confinement = try attempt.choice.confinement()
    let isShared = confinement.sharedNetwork != nil
    if attempt.isOfNobody, attempt.allowsNetwork, !isShared, !Nobody.mayConnect {
      return print("Skipped here: a network of another user's. They may not use /dev/net/tun.")
    }
    var child = try confinement.confining(command)
    if attempt.isOfNobody {
      try Nobody.own(folders.folder.path)
      child = Nobody.running(child)
    }
    let exit = try await ChildProcess(child).exit
    #expect(exit == .code(0), "\(command.log)")

    var expected = try Expectations(of: attempt)
    if let bubblewrap = confinement as? Bubblewrap, !bubblewrap.limitsSizes {
      print("Skipped here: a full temporary folder. This bubblewrap is too old to limit it.")
      expected.outcomes["temporary-100-MB"] = ["ok"]
    }
    if isShared, attempt.allowsNetwork {
      expected.outcomes["connect-to-this-computer"] = ["ok"]
      // The names are the network's: only a newer kernel keeps an app from them.
      if attempt.isApp { expected.outcomes["service-by-abstract-name"] = ["EPERM", "ok"] }
    }
    let lines = command.log.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.map { $0[0] } == expected.names)
    for line in lines {
      #expect(expected.outcomes[line[0]]?.contains(line[1]) == true, "\(line)")
    }
    #expect(try outside.isUntouched)
  }
}

/// What is to come of each attempt in one sandbox.
private struct Expectations {
  var names: [String] = []
  var outcomes: [String: [String]] = [:]

  init(of attempt: ConfinementMatrixTests.Case) throws {
    let column = (attempt.choice == .landlock ? 3 : 1) + (attempt.allowsNetwork ? 1 : 0)
    let table = try contents(of: "\(SampleBundle.fixtures)/confinement.txt")
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ").map(String.init)
      try #require(fields.count == 5, "\(line)")
      names.append(fields[0])
      let told = try #require(fields[1...column].last { $0 != "=" })
      outcomes[fields[0]] = told.split(separator: "/").map(String.init)
    }
    guard attempt.isApp else { return }
    let otherwise = try contents(of: "\(SampleBundle.fixtures)/confinement-of-apps.txt")
    for line in otherwise.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ").map(String.init)
      try #require(fields.count == 2 && outcomes[fields[0]] != nil, "\(line)")
      outcomes[fields[0]] = fields[1].split(separator: "/").map(String.init)
    }
  }
}

/// What a confined program must not reach: files, a process and services of the same user's.
private final class Outside {
  private let folder: String
  private let file: String
  private let other: ChildProcess
  private let server: LocalServer
  private let sockets: [LocalSocket]

  init(in temporary: TemporaryFolder, isOfNobody: Bool) throws {
    folder = try temporary.folder("elsewhere")
    file = try temporary.file("elsewhere/file", "contents", mode: 0o640)
    let sleep = ChildCommand(executable: "/bin/sleep", arguments: ["1000"], environment: [:])
    other = try ChildProcess(isOfNobody ? Nobody.running(sleep) : sleep)
    server = try LocalServer()
    sockets = try [
      LocalSocket(SOCK_DGRAM, at: "\(folder)/datagrams"),
      LocalSocket(SOCK_STREAM, at: "\(folder)/streams"),
      LocalSocket(SOCK_STREAM, at: "@sotto-tests-\(UUID().uuidString)"),
    ]
  }

  deinit { other.kill() }

  /// By the names under which the program looks for them.
  var names: [String: String] {
    [
      "OUTSIDE": file, "ELSEWHERE": folder, "OTHER": "\(other.processIdentifier)",
      "PERSON": FileManager.default.homeDirectoryForCurrentUser.path,
      "PORT": "\(server.port)", "DATAGRAMS": sockets[0].name, "STREAMS": sockets[1].name,
      "ABSTRACT": sockets[2].name,
    ]
  }

  var isUntouched: Bool {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
      let isRecent = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
        .map { ($0 as? Date)?.timeIntervalSinceNow ?? -.infinity > -1000 }
      return try contents(of: file) == "contents" && mode == 0o640 && isRecent == true
        && Set(names) == ["file", "datagrams", "streams"] && other.currentExit == nil
    }
  }
}

/// A user who owns nothing, for tests that are run by root.
private enum Nobody {
  private static let number = 65534
  private static let program = "/usr/bin/setpriv"

  static let isAtHand: Bool = {
    guard getuid() == 0 else {
      print("Skipped here: confinement as another user. Only root can run the tests as one.")
      return false
    }
    let look = running(
      ChildCommand(
        executable: "/usr/bin/test", arguments: ["-x", "\(productsFolder)/sotto-confine"],
        environment: [:]))
    guard
      let process = try? Process.run(
        URL(fileURLWithPath: look.executable), arguments: look.arguments)
    else {
      print("Skipped here: confinement as another user. There is no \(program).")
      return false
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      print("Skipped here: confinement as another user, who cannot read \(productsFolder).")
    }
    return process.terminationStatus == 0
  }()

  /// Whether they may make the device that a network of a sandbox's own takes.
  static let mayConnect: Bool = {
    let look = running(
      ChildCommand(
        executable: "/usr/bin/test", arguments: ["-w", "/dev/net/tun"], environment: [:]))
    let process = try? Process.run(
      URL(fileURLWithPath: look.executable), arguments: look.arguments)
    process?.waitUntilExit()
    return process?.terminationStatus == 0
  }()

  static func running(_ command: ChildCommand) -> ChildCommand {
    var command = command
    command.arguments =
      ["--reuid=\(number)", "--regid=\(number)", "--clear-groups", "--", command.executable]
      + command.arguments
    command.executable = program
    return command
  }

  /// Makes it the owner of a folder and all that lies in it.
  static func own(_ folder: String) throws {
    let process = try Process.run(
      URL(fileURLWithPath: "/bin/chown"), arguments: ["-R", "\(number):\(number)", folder])
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}

/// A service of this machine that takes what comes. A name that begins with "@" is abstract.
private final class LocalSocket {
  let name: String
  private let descriptor: Int32

  init(_ type: __socket_type, at name: String) throws {
    self.name = name
    descriptor = socket(AF_UNIX, Int32(type.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      path.copyBytes(from: name.utf8.prefix(path.count - 1))
      if name.hasPrefix("@") { path[0] = 0 }
    }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + name.utf8.count)
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    try #require(result == 0 && (type == SOCK_DGRAM || listen(descriptor, 4) == 0))
    if !name.hasPrefix("@") { chmod(name, 0o777) }
  }

  deinit { close(descriptor) }
}
