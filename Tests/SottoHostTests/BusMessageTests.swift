import Foundation
import SottoBus
import Testing

/// What is taken of a message that another program sends by the bus.
@Suite(.enabled(if: access("/usr/bin/dbus-daemon", X_OK) == 0, "no dbus-daemon"))
struct BusMessageTests {
  /// A bus that ends with this value.
  private final class Bus {
    let address: String
    private let daemon = Process()

    init() throws {
      let output = Pipe()
      daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
      daemon.arguments = ["--session", "--nofork", "--print-address=1"]
      daemon.standardOutput = output
      try daemon.run()
      var line = ""
      while !line.contains("\n") {
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty)
        line += String(decoding: more, as: UTF8.self)
      }
      address = line.trimmingCharacters(in: .newlines)
    }

    deinit {
      // It has inherited that the signal to end is held back.
      kill(daemon.processIdentifier, SIGKILL)
    }
  }

  @Test(arguments: [
    ("a text of a megabyte", 1 << 20, 1, true), ("a text of four", 4 << 20, 1, false),
    ("four of one", 1 << 20, 4, false), ("many short ones", 1, 20_000, false),
  ])
  func `too much of it is no message`(
    _ what: String, length: Int, count: Int, isTaken: Bool
  ) async throws {
    let bus = try Bus()
    let service = try await BusConnection.open(bus.address)
    let client = try await BusConnection.open(bus.address)
    let name = "app.sotto.Tests"
    _ = try await service.call(
      .bus("RequestName", .string(name), .uint32(0)), within: .seconds(30))
    let answering = Task {
      for await message in service.messages where message.kind == .call {
        service.reply(to: message, .success([]))
      }
    }
    let texts = Array(repeating: String(repeating: "x", count: length), count: count)
    let call = BusCall(
      destination: name, path: "/", interface: name, member: "Take", values: [.strings(texts)])
    let answer: Result<[BusValue], BusError>
    do throws(BusError) {
      answer = .success(try await client.call(call, within: .seconds(30)))
    } catch {
      answer = .failure(error)
    }
    if isTaken {
      #expect(throws: Never.self) { try answer.get() }
    } else {
      #expect(answer == .failure(BusError("LimitsExceeded", "There is too much in it.")))
    }
    service.close()
    client.close()
    await answering.value
  }
}
