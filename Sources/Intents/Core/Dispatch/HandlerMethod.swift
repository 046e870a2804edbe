/// The name of one method of a handling protocol, such as "INPlayMediaIntent.resolveMediaItems".
///
/// The intent's class is part of it because one class may handle several intents.
struct HandlerMethod: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  init(stringLiteral name: String) { self.name = name }
}
