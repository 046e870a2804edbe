/// What a handler's method does against SiriKit's rules, in words for its developer.
package struct HandlerMistake: Error, Equatable, CustomStringConvertible {
  /// The handler's class: "TidepoolHandlers.PlayMediaHandler".
  package let `class`: String
  /// "INPlayMediaIntent.resolveMediaItems".
  package let method: String
  package let description: String

  /// The completion handler was released without having been called.
  static func completionDropped(_ method: String, of type: Any.Type) -> HandlerMistake {
    HandlerMistake(method, of: type) {
      "\($0) dropped its completion handler without calling it; call it exactly once."
    }
  }

  package static func completionRepeated(
    _ method: String, of type: Any.Type
  ) -> HandlerMistake {
    HandlerMistake(method, of: type) {
      "\($0) called its completion handler more than once; call it exactly once."
    }
  }

  /// The same choices were offered again although one of them stands in the intent.
  package static func questionRepeated(
    _ parameter: String, of intent: String, by handler: Any
  ) -> HandlerMistake {
    let name = parameter.prefix(1).uppercased() + parameter.dropFirst()
    let method = "\(intent).resolve\(name)"
    return HandlerMistake(method, of: type(of: handler)) {
      "\($0) offered the same choices again after one of them was chosen. On a phone it would ask "
        + "for ever; answer .success(with:) where intent.\(parameter) holds what was chosen."
    }
  }

  private init(_ method: String, of type: Any.Type, _ description: (String) -> String) {
    `class` = String(reflecting: type)
    self.method = method
    self.description = "\(`class`): \(description(method))"
  }
}
