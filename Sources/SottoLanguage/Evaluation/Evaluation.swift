/// How well sentences are understood: what was expected of them against what was heard.
///
/// Names compare as people hear them, without case and punctuation, and lists without order.
public struct Evaluation: Sendable {
  /// Something asked for that was taken for something else.
  public struct Confusion: Hashable, Sendable, Encodable {
    /// The intent expected; “none” for what is to be refused.
    public var expected: String
    public var heard: String
  }

  /// How many sentences there were.
  public private(set) var rows = 0
  /// Sentences whose intent was right.
  public private(set) var rightIntents = 0
  /// Sentences of which everything was right.
  public private(set) var exactRows = 0
  /// Sentences that are none of ours, and how many of them were accepted.
  public private(set) var refusable = 0
  public private(set) var falselyAccepted = 0
  public private(set) var confusions: [Confusion: Int] = [:]
  private var rightSlots = 0
  private var expectedSlots = 0
  private var heardSlots = 0

  public init() {}

  /// The share of right intents, of all sentences.
  public var intentAccuracy: Double { share(rightIntents, rows) }
  /// The share of sentences of which intent, app and every parameter were right.
  public var exactShare: Double { share(exactRows, rows) }
  /// The share of sentences to refuse that were not.
  public var falseAccepts: Double { share(falselyAccepted, refusable) }
  /// The harmonic mean of precision and recall over all parameters' values, the app being one; those
  /// of a wrong intent are wrong.
  public var slotF1: Double { share(2 * rightSlots, expectedSlots + heardSlots) }

  private func share(_ part: Int, _ all: Int) -> Double {
    all == 0 ? 0 : Double(part) / Double(all)
  }

  /// Counts one sentence.
  ///
  /// - Returns: whether all of it was right.
  @discardableResult
  public mutating func add(expected: Reading, heard: Reading) -> Bool {
    rows += 1
    let isIntentRight = expected.intent == heard.intent
    if expected.intent == nil {
      refusable += 1
      if !isIntentRight { falselyAccepted += 1 }
    }
    let wanted = expected.slots
    let found = heard.slots
    expectedSlots += wanted.count
    heardSlots += found.count
    if isIntentRight {
      rightIntents += 1
      rightSlots += wanted.intersection(found).count
    } else {
      let confusion = Confusion(
        expected: expected.intent ?? "none", heard: heard.intent ?? "none")
      confusions[confusion, default: 0] += 1
    }
    let isRight = isIntentRight && wanted == found
    if isRight { exactRows += 1 }
    return isRight
  }
}

extension Reading {
  /// Each value with where it stands; what is none of ours has none.
  var slots: Set<String> {
    guard intent != nil else { return [] }
    var slots: Set<String> = []
    for (name, value) in parameters { value.collect(name, into: &slots) }
    if let app { slots.insert("app=" + app.folded) }
    return slots
  }
}

extension Reading.Value {
  fileprivate func collect(_ path: String, into slots: inout Set<String>) {
    switch self {
    case .bool(let bool): slots.insert("\(path)=\(bool)")
    case .number(let number): slots.insert("\(path)=\(number)")
    case .string(let text): slots.insert("\(path)=\(text.folded)")
    case .list(let values): for value in values { value.collect(path, into: &slots) }
    case .object(let values):
      for (name, value) in values { value.collect("\(path).\(name)", into: &slots) }
    }
  }
}

extension String {
  /// The words as they are compared.
  fileprivate var folded: String {
    Tokens(self).all.map { token in
      String(String.UnicodeScalarView(token.letters.compactMap(Unicode.Scalar.init)))
    }.joined(separator: " ")
  }
}
