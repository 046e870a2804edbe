import Foundation
import Testing

@testable import sotto

/// The unit as a text, and as systemd reads it.
@Suite struct ServiceUnitTests {
  private static let unit = ServiceUnit(
    program: "/bin/true", arguments: ["--http=on"], environment: ["SOTTO_HOME": "/home/you/sotto"])

  @Test func `a change by a person is seen`() throws {
    let text = try Self.unit.text
    #expect(ServiceUnit.isAsWritten(text))
    #expect(!ServiceUnit.isAsWritten(text.replacing("RestartSec=1", with: "RestartSec=2")))
    #expect(!ServiceUnit.isAsWritten(text + "\n"))
    #expect(!ServiceUnit.isAsWritten("[Service]\nExecStart=/bin/true\n"))
    #expect(!ServiceUnit.isAsWritten(""))
  }

  @Test(arguments: [
    ("plain", "plain"), ("a b", "\"a b\""), ("a%b", "a%%b"), ("$HOME", "$$HOME"),
    ("a\"b\\c", "\"a\\\"b\\\\c\""), ("a;b", "\"a;b\""), ("ünï", "\"ünï\""),
  ])
  func `an argument has no meaning of its own`(argument: String, written: String) throws {
    var unit = Self.unit
    unit.arguments = [argument]
    #expect(try unit.text.contains("\nExecStart=/bin/true serve \(written)\n"))
  }

  @Test func `a line break is refused`() {
    var unit = Self.unit
    unit.program = "/tmp/a\nExecStartPre=/bin/false"
    #expect(throws: ServiceError.self) { try unit.text }
  }

  @Test(.enabled(if: Analyze.isInstalled, "no systemd-analyze: Scripts/setup test installs it"))
  func `systemd finds nothing wrong with it`() throws {
    var unit = Self.unit
    unit.environment["XDG_CONFIG_HOME"] = "/home/you/50% \"off\""
    let told = try Analyze.output(["verify", "--user", "--man=no"], unit)
    #expect(told.isEmpty, "\(told)")
  }

  /// As `systemd-analyze security` counts; 10 is what a unit has that gives up nothing.
  @Test(.enabled(if: Analyze.isInstalled, "no systemd-analyze: Scripts/setup test installs it"))
  func `it gives up what it can`() throws {
    let told = try Analyze.output(
      ["security", "--user", "--offline=true", "--no-pager"], Self.unit)
    let found = try #require(told.firstMatch(of: /exposure level[^:]*: (\d+\.\d+)/), "\(told)")
    #expect(try #require(Double(found.1)) <= 7.6)
  }
}

/// `systemd-analyze`, and what it says of a unit.
private enum Analyze {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")

  static func output(_ arguments: [String], _ unit: ServiceUnit) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "unit-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: ServiceUnit.name)
    try unit.text.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/systemd-analyze")
    process.arguments = arguments + [file.path]
    // It does not look for what a person has set.
    process.environment = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
