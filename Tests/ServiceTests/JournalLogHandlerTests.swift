import Foundation
import Logging
import RawSockets
import Testing

@testable import sotto

/// What the journal is sent.
@Suite struct JournalLogHandlerTests {
  @Test func `an entry has its fields`() throws {
    let listener = try DatagramListener()
    var handler = JournalLogHandler(
      label: "sotto.assistant", level: .notice, socket: listener.path,
      other: SwiftLogNoOpLogHandler())
    handler[metadataKey: "intent"] = "INPlayMediaIntent"
    let log = Logger(label: "x") { _ in handler }
    log.info("not told")
    log.warning("fault of an app", metadata: ["app": "app.sotto.Melody", "a-b.c": "two\nlines"])
    let entry = try #require(listener.receive())
    let text = String(decoding: entry, as: UTF8.self)
    #expect(text.contains("PRIORITY=4\nSYSLOG_IDENTIFIER=sotto\nSOTTO_LABEL=sotto.assistant\n"))
    #expect(text.contains("SOTTO_APP=app.sotto.Melody\n"))
    #expect(text.contains("SOTTO_INTENT=INPlayMediaIntent\n"))
    let lines = Data("SOTTO_A_B_C\n".utf8) + [9, 0, 0, 0, 0, 0, 0, 0] + Data("two\nlines\n".utf8)
    #expect(entry.range(of: lines) != nil)
    #expect(entry.range(of: Data("MESSAGE\n".utf8)) != nil, "the message holds the line break, too")
  }

  @Test func `what the journal does not take is printed`() {
    #expect(!DatagramSocket.send(Data("x".utf8), to: "/nowhere/at/all"))
    #expect(!DatagramSocket.send(Data("x".utf8), to: "/" + String(repeating: "a", count: 200)))
  }
}
