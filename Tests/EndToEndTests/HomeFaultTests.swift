import Foundation
import Testing

/// What lies where the assistant keeps its files is a file or is refused: a link leads nowhere, and a
/// FIFO makes nobody wait.
@Suite(.ownThread) struct HomeFaultTests {
  @Test(
    arguments: [
      "run/assistant.lock", "run/assistant.socket", "logs/assistant.log", "sotto.sqlite",
      "sotto.sqlite-wal", "sotto.sqlite.reserve", "prompt-history",
    ], ["link", "fifo", "folder"])
  func `no other thing is taken for a file`(name: String, kind: String) throws {
    let home = try TestHome()
    let place = home.folder.appending(path: name).path
    let elsewhere = home.folder.appending(path: "elsewhere").path
    let folder = (place as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    switch kind {
    case "link": symlink(elsewhere, place)
    case "fifo": mkfifo(place, 0o600)
    default: mkdir(place, 0o700)
    }
    let isPrompt = name == "prompt-history"
    let said = try Command(
      isPrompt ? [] : ["say", "what's the weather"], environment: home.environment,
      input: isPrompt ? Data("what's the weather\n".utf8) : nil, limit: 30)
    let isFine = said.status == (isPrompt ? 0 : 2)
    #expect(isFine || said.error.contains(place), "\(said.status) \(said.error)")
    #expect(!FileManager.default.fileExists(atPath: elsewhere))
  }

  @Test(.enabled(if: Bubblewrap.works, "bubblewrap makes a disk that nobody writes"))
  func `a home on a disk that nobody writes is told as that`() throws {
    for isThere in [true, false] {
      let home = try TestHome()
      if isThere { _ = try home.sotto("apps", "list") }
      _ = try home.sotto("quit")
      var environment = home.environment
      if !isThere { environment["SOTTO_HOME"] = home.folder.appending(path: "new/home").path }
      let told = try Command(
        running: "/usr/bin/bwrap",
        [
          "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", Command.sotto.path, "say",
          "--in-process", "hello",
        ],
        environment: environment)
      #expect(told.status != 0)
      #expect(told.error.contains("is read-only"), "\(told.error)")
      #expect(!told.error.contains("Change its permissions"), "\(told.error)")
    }
  }

  @Test func `without descriptors nobody is told to do without a sandbox`() throws {
    let home = try TestHome()
    // Enough to begin with, and too few to try anything.
    for limit in 8...40 {
      let told = try Command(
        running: "/bin/sh",
        ["-c", "ulimit -n \(limit); exec '\(Command.sotto.path)' say --in-process hello"],
        environment: home.environment)
      #expect(!told.error.contains("without a sandbox"), "\(limit): \(told.error)")
    }
  }

  @Test func `a home that was open to others is made private`() throws {
    let home = try TestHome()
    chmod(home.folder.path, 0o777)
    #expect(try home.say("what's the weather").status == 2)
    var status = stat()
    #expect(stat(home.folder.path, &status) == 0 && status.st_mode & 0o777 == 0o700)
  }
}
