/// The lists of a lexicon that understanding itself asks for, by number; `nil` for those that a
/// language lacks.
struct KnownLists: Sendable {
  let number: Int32?
  /// Which in a row: "fourth".
  let ordinals: Int32?
  /// Words for seconds, minutes and so on.
  let timeUnit: Int32?
  /// What may stand between the parts of a number, and what a fraction begins with.
  let and: Int32?
  let point: Int32?
  /// What a fraction is counted in: "hundredths".
  let fraction: Int32?
  /// Words like "it" and "the", which alone make no name.
  let function: Int32?
  /// Words like "of" and "with", which end no name.
  let joining: Int32?
  let mediaType: Int32?
  /// What stands between the items of a list, and things that need nothing between them.
  let also: Int32?
  let item: Int32?
  /// Words like "not" and "never", and what questions begin with.
  let negation: Int32?
  let question: Int32?
  /// Words that tell of others and of what is always so: "my neighbours", "these days".
  let telling: Int32?
  /// What is on a day: a birthday, a concert.
  let event: Int32?
  /// What an artist's name stands after: "by".
  let author: Int32?
  /// Words for one song: "hit", and not "hits".
  let single: Int32?
  /// Verbs of what is seen ("watch"), and of what is heard ("listen").
  let watching: Int32?
  let listening: Int32?

  init(_ lists: [String: Int32] = [:]) {
    number = lists["number"]
    ordinals = lists["ordinals"]
    timeUnit = lists["timeUnit"]
    and = lists["and"]
    point = lists["point"]
    fraction = lists["fraction"]
    function = lists["function"]
    joining = lists["joining"]
    mediaType = lists["mediaType"]
    also = lists["also"]
    item = lists["item"]
    negation = lists["negation"]
    question = lists["question"]
    telling = lists["telling"]
    event = lists["event"]
    author = lists["author"]
    single = lists["single"]
    watching = lists["watching"]
    listening = lists["listening"]
  }
}
