import Foundation
import Intents
import SottoWire

/// One event as a stream of them carries it: a name, and an object on one line.
struct ServerSentEvent: Sendable, Equatable {
  var name: String
  var content: PlainValue

  init(_ name: String, _ content: PlainValue) {
    self.name = name
    self.content = content
  }

  var data: Data {
    // Our JSON has no line breaks: those in strings are escaped.
    Data("event: \(name)\ndata: ".utf8) + JSON.data(of: content) + Data("\n\n".utf8)
  }

  /// What says no more than that the stream lives.
  static let comment = Data(":\n\n".utf8)
}
