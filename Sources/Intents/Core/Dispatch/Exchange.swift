/// An intent and its response in one tree that names their kind, for places that hold any kind:
/// `{"intent": "INPlayMediaIntent", "parameters": {…}, "response": {…}}`.
struct Exchange: PlainCodable {
  let intent: INIntent
  let response: INIntentResponse?

  var plain: PlainValue {
    var writer = PlainWriter()
    writer.write("\(type(of: intent))", as: "intent")
    writer.write(intent, as: "parameters")
    writer.write(response, as: "response")
    return .object(writer.members)
  }

  static func decode(_ plain: PlainValue) throws -> Exchange {
    guard let name = plain["intent"]?.string, let description = IntentDescription.named(name) else {
      throw PlainDecodingError(
        path: ["intent"], expected: "the name of an intent", found: plain["intent"] ?? .null)
    }
    return Exchange(
      intent: try PlainDecodingError.inside("parameters") {
        try description.intent(from: plain["parameters"] ?? [:])
      },
      response: try PlainDecodingError.inside("response") {
        try plain["response"].map(description.response)
      })
  }
}
