/// A language's sentence patterns, compiled.
struct Grammar: Sendable {
  /// A whole sentence: what it asks for and how it is said.
  struct Pattern: Sendable {
    /// `nil` for what looks like a request and is none of ours.
    var intent: String?
    var root: Int32
    /// `patterns.txt:12`, for `--why`.
    var place: String
  }

  struct Constant: Sendable {
    var field: Int32
    var value: Reading.Value
  }

  var nodes: [Node] = []
  var children: [Int32] = []
  /// The root of each rule.
  var rules: [Int32] = []
  var ruleNames: [String: Int32] = [:]
  var patterns: [Pattern] = []
  var answers: [Pattern] = []
  var fields: [Field] = []
  var constants: [Constant] = []
  var lexicon = Lexicon()
  private(set) var starts = FirstWords()
  private(set) var requirements = Requirements()
  /// The rules for what may stand between the parts of any sentence, before and after it.
  private(set) var aside: Int32?
  private(set) var opening: Int32?
  private(set) var ending: Int32?
  /// The roots of the patterns, apart from what else is known of them.
  private(set) var roots: [Int32] = []
  /// What unknown words cost in each field.
  private(set) var wordings: [Cost.Wording] = []

  /// Works out what matching asks again and again, when all of the grammar is there.
  mutating func prepare() {
    lexicon.endReading()
    starts = FirstWords(self)
    requirements = Requirements(self)
    aside = ruleNames["aside"]
    opening = ruleNames["opening"]
    ending = ruleNames["ending"]
    roots = patterns.map(\.root)
    wordings = fields.map(Cost.Wording.of)
  }
}
