/// What a language's sentences need to fill in numbers and lists.
struct SentenceRules: Sendable {
  var plural = PluralRule()
  /// How lists are joined, by kind ("or", "and").
  var joins: [String: ListJoin] = [:]
  /// Endings that values take, by name.
  var particles: [String: Particle] = [:]
}
