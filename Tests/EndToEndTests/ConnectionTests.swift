import Foundation
import SottoSocket
import Testing

/// Who connects to the assistant and wants nothing hinders nobody else.
@Suite(.ownThread) struct ConnectionTests {
  /// Connects as soon as that is possible.
  private func connect(to home: TestHome) throws -> Int32 {
    let path = home.folder.appending(path: "run/assistant.socket").path
    while true {
      do throws(UnixSocket.Failure) {
        return try UnixSocket.connect(to: path)
      } catch {
        guard error.code == EAGAIN else { throw error }
        usleep(1000)
      }
    }
  }

  private func sayHello(_ descriptor: Int32) {
    let text = #"{"event":"hello","with":{"role":"client","version":1}}"#
    let frame = [0, 0, 0, UInt8(text.utf8.count)] + Array(text.utf8)
    _ = send(descriptor, frame, frame.count, Int32(MSG_NOSIGNAL))
  }

  /// Reads until the other side has closed the connection.
  private func waitForEnd(of descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  @Test(.timeLimit(.minutes(5)))
  func `who says no hello is left after five seconds`() throws {
    let home = try TestHome()
    try home.serve()
    let silent = try connect(to: home)
    let start = ContinuousClock.now
    let greeted = try connect(to: home)
    sayHello(greeted)
    waitForEnd(of: silent)
    #expect(ContinuousClock.now - start >= .seconds(4))
    // Both have had their time; the one that said hello stays.
    var watched = pollfd(fd: greeted, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 256)
    #expect(read(greeted, &bytes, bytes.count) > 0)
    #expect(poll(&watched, 1, 0) == 0)
    for descriptor in [silent, greeted] { close(descriptor) }
  }

  @Test(.timeLimit(.minutes(5)), arguments: [40, 80])
  func `more connections than descriptors end the idlest`(descriptors: Int) throws {
    let home = try TestHome()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -n \(descriptors); exec \"$0\" serve", Command.sotto.path]
    process.environment = home.environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    #expect(try home.say("what's the weather").status == 2)
    let assistant = try #require(home.assistantIdentifier)
    let before = Processes.processorSeconds(of: assistant)

    let connections = try (0..<200).map { _ in
      let connection = try connect(to: home)
      sayHello(connection)
      return connection
    }
    #expect(try home.say("what's the weather").status == 2)
    waitForEnd(of: connections[0])
    #expect(home.assistantIdentifier == assistant)
    #expect(Processes.processorSeconds(of: assistant) - before < 3)
    for connection in connections { close(connection) }
  }
}

extension Processes {
  /// How long the processors have worked for a process.
  fileprivate static func processorSeconds(of identifier: pid_t) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ""
    let fields =
      text.split(separator: ")").last?.split(separator: " ").map { Double($0) ?? 0 } ?? []
    return fields.count > 12 ? (fields[11] + fields[12]) / Double(sysconf(Int32(_SC_CLK_TCK))) : 0
  }
}
