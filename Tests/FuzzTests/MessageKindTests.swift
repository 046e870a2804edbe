import Foundation
import Intents
import Testing

@testable import Fuzz

/// What the fuzzing of messages begins with.
@Suite struct MessageKindTests {
  @Test(arguments: MessageKind.all)
  func `a message is read as it was written`(kind: MessageKind) throws {
    #expect(kind.sample != .null)
    #expect(try kind.rewritten(kind.sample) == kind.sample)
  }

  /// Every name in the sources of the messages has a kind here.
  @Test func `no message is missing`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/SottoWire/Messages")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      names.formUnion(text.matches(of: /static let name = "(\w+)"/).map { String($0.1) })
    }
    #expect(names.count > 20)
    #expect(names.subtracting(MessageKind.all.map(\.name)) == [])
  }
}

extension MessageKind: CustomTestStringConvertible {
  public var testDescription: String { name }
}
