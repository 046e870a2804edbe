import Foundation
import Intents
import Mutation
import SottoWire

/// Messages of every kind whose values are other than they should be, as they come over a connection.
struct MessagesTarget: FuzzTarget {
  static let name = "messages"
  let samples: [[UInt8]] = MessageKind.all.map { Self.input($0, $0.sample) }

  /// A message's kind and its body.
  private static func input(_ kind: MessageKind, _ body: PlainValue) -> [UInt8] {
    [UInt8](JSON.data(of: ["kind": .string(kind.name), "body": body]))
  }

  /// Changes of the tree rather than of its text: those of the text are the frames' to find.
  func input(by chance: inout SeededGenerator) -> [UInt8] {
    let kind = MessageKind.all[Int.random(in: MessageKind.all.indices, using: &chance)]
    var mutation = TreeMutation(chance)
    let body = mutation.mutated(kind.sample)
    chance = mutation.chance
    return Self.input(kind, body)
  }

  /// - Throws: `Harm` when it is read as something that cannot be written, or that is another when it
  ///   is read again.
  func read(_ input: [UInt8]) throws {
    let message = try JSON.value(from: Data(input))
    guard let kind = MessageKind.all.first(where: { $0.name == message["kind"]?.string }) else {
      throw CallFailure(.badValue, "There is no such kind.")
    }
    let written: PlainValue
    do {
      written = try kind.rewritten(message["body"] ?? .null)
    } catch let failure as CallFailure {
      throw failure
    } catch {
      throw Harm(description: "it is read, and not written: \(error)")
    }
    guard (try? kind.rewritten(written)) == written else {
      throw Harm(description: "it becomes another")
    }
  }
}
