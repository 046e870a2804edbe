import Foundation
import Testing

/// `Scripts/setup`, with an apt-get and a sudo of the test's own in front of the system's.
@Suite struct SetupTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "setup-\(UUID())")
  var probe: String { folder.appending(path: "probe").path }
  var calls: String { folder.appending(path: "calls").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try """
    test /bin/sh  shell  is here
    test \(probe)  some-package  makes the test pass
    other no-such-command  other-package  is not asked for
    """.write(to: folder.appending(path: "packages.txt"), atomically: true, encoding: .utf8)
  }

  private func command(_ name: String, _ script: String) throws {
    let file = folder.appending(path: name)
    try "#!/bin/bash\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func setup() throws -> Script {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Script(
      ["Scripts/setup", "--packages", folder.appending(path: "packages.txt").path, "test"],
      environment: ["PATH": "\(folder.path):\(path)"])
  }

  @Test func `it is silent when nothing is missing`() throws {
    try Data().write(to: URL(filePath: probe))
    let run = try setup()
    #expect(run.status == 0)
    #expect(run.output == "")
  }

  @Test func `it names and installs what is missing`() throws {
    try command("sudo", "[[ $1 == -n ]] && shift; exec \"$@\"")
    try command("apt-get", "echo \"$*\" >>'\(calls)'; [[ $1 != install ]] || touch '\(probe)'")
    let run = try setup()
    #expect(run.status == 0)
    #expect(run.output.contains("some-package    makes the test pass"))
    #expect(
      try String(contentsOfFile: calls, encoding: .utf8) == """
        update
        install --yes --no-install-recommends some-package

        """)
    #expect(try setup().output == "")
  }

  @Test func `without a network it tries what apt already has`() throws {
    try command("sudo", "[[ $1 == -n ]] && shift; exec \"$@\"")
    try command("apt-get", "[[ $1 == install ]]")
    #expect(try setup().status == 0)
  }

  @Test func `it prints the line to type when apt fails`() throws {
    try command("sudo", "[[ $1 == -n ]] && shift; exec \"$@\"")
    try command("apt-get", "echo 'E: Unable to locate package'; exit 100")
    let run = try setup()
    #expect(run.status == 1)
    #expect(run.output.contains("E: Unable to locate package"))
    #expect(
      run.output.hasSuffix(
        """
          sudo apt-get update && sudo apt-get install --yes --no-install-recommends some-package

        """))
  }

  @Test(.enabled(if: getuid() != 0, "root needs no sudo"))
  func `it prints the line to type when sudo asks for a password`() throws {
    try command("sudo", "exit 1")
    try command("apt-get", "exit 0")
    let run = try setup()
    #expect(run.status == 1)
    #expect(run.output.contains("takes an administrator"))
  }
}
