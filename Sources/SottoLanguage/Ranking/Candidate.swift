/// A way to read a sentence, with what speaks for and against it.
struct Candidate: Sendable {
  var reading: Reading
  /// The sentence as its language has divided it.
  let tokens: Tokens
  var evidence: Evidence
  /// How the weights read the sentence, where they did.
  var tagging: Model.Tagging?
  /// Whether only the weights have found it.
  let isTrained: Bool
  /// What it asks for as the weights tell requests apart: `SystemMediaControl {command=pause}`.
  let request: String
  /// The words of each name, and what it is the name of: `mediaSearch.artistName`.
  var named: [Named]
  /// The names of media among what is named. An episode's words, which are its series' and the number, are
  /// that series' name alone.
  let names: Set<Named>
  /// The words of its names that no vocabulary has: that they are a name is a guess.
  var guesses: [Range<Int>]
  /// The words that it takes for the names of apps.
  var apps: [Range<Int>] = []
  /// The words that it passes over.
  var passed: Set<Int> = []
  /// The words of times that are among its task's words, and are no part of when that is due, or both.
  var ownDates: Set<Int> = []
  /// Whether it ends in words that may be any, as a task or a note: they may well go on.
  var endsFreely: Bool
  /// Its share in all that the sentence may mean.
  var share: Float = 0

  struct Named: Hashable, Sendable {
    var field: String
    var words: Range<Int>
  }

  var isRefusal: Bool { reading.intent == nil }

  /// Whether a pattern hears in words of its own what is spoken of, as in "what time is it", or thanks.
  var isTalk: Bool {
    (reading.isTalk || reading.intent == "Thanks") && !isTrained && !hasAnyWords
  }

  /// Whether a pattern hears the same said in passing as another does.
  func isTalk(like other: Candidate) -> Bool {
    isTalk && other.isTalk && reading.intent == other.reading.intent
      && reading.about == other.reading.about
  }

  /// Whether all that is said is that nothing is wanted.
  var givesUp: Bool {
    reading.intent == "Answer" && guesses.isEmpty && reading.parameters == ["cancel": .bool(true)]
  }

  /// Whether all that is said is the name of something that no app has, though most people know it.
  var isBareTitle: Bool {
    reading.intent == "INPlayMediaIntent" && reading.groundedBy == nil && guesses.isEmpty
      && names.contains { $0.words == 0..<tokens.count }
  }

  /// Whether it has words in it that might as well be any others.
  var hasAnyWords: Bool {
    [.freeWord, .guessedWord, .passedWord].contains { evidence[$0] > 0 }
  }

  /// Whether it understands each word of a sentence that another takes for a name as a whole.
  func hasWords(for other: Candidate, of tokens: Tokens) -> Bool {
    names.isEmpty && reading.intent == other.reading.intent
      && other.names.contains { $0.words == 0..<tokens.count }
  }

  static func names(among named: [Named]) -> Set<Named> {
    let names = named.filter { nameFields.contains($0.field) }
    return Set(
      names.filter { name in
        !names.contains { $0.words != name.words && name.words.contains($0.words) }
      }.map { Named(field: $0.field == series ? mediaName : $0.field, words: $0.words) })
  }

  private static let series = "mediaSearch.series"
  private static let mediaName = "mediaSearch.mediaName"
  private static let nameFields: Set = [
    mediaName, series, "mediaSearch.albumName", "mediaSearch.artistName",
    "mediaDestination.playlistName",
  ]

  /// The words that it takes for a time.
  var timeWords: Set<Int> {
    Set(named.filter { Self.times.contains(where: $0.field.hasPrefix) }.flatMap(\.words))
  }

  /// The words that it takes for where a ride begins and ends, and the first and last of each task: where others
  /// hear a time in them, they are one. A number is a house's, where it is not all there is, or how many of something.
  ///
  /// - Parameter countsThings: whether a word at a task's beginning tells how many.
  func wordsThatAreNoTime(
    isNumber: (Int) -> Bool, countsThings: (Int) -> Bool
  ) -> [Int] {
    named.flatMap { name in
      if name.field.hasSuffix("Location") {
        let words = name.words.filter { !isNumber($0) }
        return words.isEmpty ? Array(name.words) : words
      }
      guard name.field == "taskTitles", let first = name.words.first, let last = name.words.last
      else { return [] }
      let edges = (countsThings(first) ? [] : [first]) + (isNumber(last) ? [] : [last])
      return edges.filter { !ownDates.contains($0) }
    }
  }

  /// The words of its values but for those of media.
  var ownWords: [Int] {
    named.filter { !$0.field.hasPrefix("media") }.flatMap(\.words)
  }

  /// The words for what it is not to be.
  var excluded: Range<Int>? { named.first { $0.field == "except" }?.words }

  /// Parts of a time, which become one.
  private static let times = ["when.", "until."]

  /// The words of each field; those of several values of one field as they were said, with commas.
  var said: [String: String] {
    var said: [String: String] = [:]
    for name in named
    where name.words.upperBound <= tokens.count
      && !Self.untold.contains(where: name.field.hasPrefix)
    {
      let words = tokens.text(name.words)
      said[name.field] = said[name.field].map { $0 + ", " + words } ?? words
    }
    // An album is itself what is asked for, unless something on it is.
    if case .object(let search)? = reading.parameters["mediaSearch"], search["albumName"] == nil,
      let album = said.removeValue(forKey: "mediaSearch.albumName")
    {
      said["mediaSearch.mediaName"] = album
    }
    return said
  }

  /// Parts of a time, what is for another request, and what a Reading tells in a place of its own.
  private static let untold = times + ["rest", "verb", "except", "room"]
}
