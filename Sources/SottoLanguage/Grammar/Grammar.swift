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
  var starts = FirstWords()
  var patternIndex = PatternIndex()

  /// The rule for what may stand between the parts of any sentence.
  var aside: Int32? { ruleNames["aside"] }
}
