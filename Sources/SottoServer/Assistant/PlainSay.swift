import Intents
import SottoWire

/// `ClientCalls.Say`, whose reply goes on as it came: to make a `Reply` of it and JSON of that again would
/// cost as much as understanding does.
struct PlainSay: WireCall {
  static let name = ClientCalls.Say.name
  typealias Answer = PlainValue

  let say: ClientCalls.Say

  init(_ say: ClientCalls.Say) { self.say = say }

  init(from decoder: any Decoder) throws { say = try ClientCalls.Say(from: decoder) }

  func encode(to encoder: any Encoder) throws { try say.encode(to: encoder) }
}
