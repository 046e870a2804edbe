import SottoText

/// What a language's `language.txt` says: its name, endings, plural forms and how it joins a list.
struct LanguageSettings {
  private(set) var name = ""
  /// Whether it is used where nobody's language is known.
  private(set) var isFallback = false
  private(set) var hasHalfDays = false
  private(set) var dateOrder = SaidDate.Order.day
  private(set) var joinsWords = false
  private(set) var hasImperative = false
  /// Whether how much of a thing is said after it.
  private(set) var amountFollows = false
  let alphabet: Alphabet
  private(set) var samples: [String] = []
  /// What a person says to whoever is to ask nothing more, in lower case.
  private(set) var silences: [String] = []
  /// The voice of espeak-ng's that reads it, where that is not named as the language is; `none` where
  /// none can.
  private(set) var voice: String?
  private(set) var respelling = Respelling()
  private(set) var inflection = Inflection()
  private(set) var sentences = SentenceRules()

  init(_ file: LanguageFile) throws {
    var alphabet: Alphabet?
    for line in file.lines {
      let (key, _, text) = try file.split(line, at: [":"])
      let words = key.split(separator: " ").map(String.init)
      switch (words.first, words.dropFirst().first) {
      case ("name", nil): name = text
      case ("fallback", nil): isFallback = text == "yes"
      case ("clock", nil):
        guard ["12", "24"].contains(text) else {
          throw file.error(line, "is no clock; write 12, or 24 as it is without this line")
        }
        hasHalfDays = text == "12"
      case ("date", nil):
        guard let order = SaidDate.Order(rawValue: text) else {
          throw file.error(line, "is no order; write month, or day as it is without this line")
        }
        dateOrder = order
      case ("joined", nil): joinsWords = text == "yes"
      case ("imperative", nil): hasImperative = text == "yes"
      case ("amount", nil):
        guard ["before", "after"].contains(text) else {
          throw file.error(
            line, "is no place; write after, or before as it is without this line")
        }
        amountFollows = text == "after"
      case ("voice", nil): voice = text
      case ("samples", nil):
        samples = Self.texts(text)
      case ("silence", nil): silences = Self.texts(text).map(Language.folded)
      case ("letters", nil):
        guard let read = Alphabet(text) else {
          throw file.error(line, "are no letters and ranges of letters; write “а-я ё”")
        }
        alphabet = read
      case ("typed", nil):
        for pair in try Self.saidEndings(text, file, line) {
          respelling.add(
            typed: Inflection.folded(pair.said), letters: Inflection.folded(pair.dictionary))
        }
      case ("endings", let paradigm?):
        inflection.addParadigm(paradigm, endings: text.split(separator: " ").map(Self.ending))
      case ("names", nil): inflection.addEndings(try Self.saidEndings(text, file, line))
      case ("form", let form?):
        inflection.addForm(form, endings: try Self.endings(text, file, line))
      case ("suffix", let form?):
        inflection.addSuffix(form, endings: try Self.endings(text, file, line))
      case ("plural", nil):
        guard let condition = PluralRule.Condition(text) else {
          throw file.error(line, "is no plural condition; write “n % 10 is 2-4 and n is not 12”")
        }
        sentences.plural.conditions.append(condition)
      case ("join", let kind?):
        guard let join = ListJoin(text) else {
          throw file.error(line, "needs two texts in quotes, as in “join or: \", \" \" or \"”")
        }
        sentences.joins[kind] = join
      case ("particle", let name?):
        guard let particle = Particle(text) else {
          throw file.error(line, "needs letters and endings, as in “+aeiou>'s ->s”")
        }
        sentences.particles[name] = particle
      default:
        throw file.error(
          line,
          "“\(key)” is no setting; write name, fallback, letters, typed, clock, date, joined, imperative, amount, samples, silence, endings …, names, form …, suffix …, plural, join … or particle …"
        )
      }
    }
    guard !name.isEmpty else {
      throw LanguageError(
        file: file.path, line: nil, what: "lacks “name:”, the language's own name")
    }
    guard let alphabet else {
      throw LanguageError(
        file: file.path, line: nil, what: "lacks “letters:”, what the language is written with")
    }
    self.alphabet = alphabet
  }

  /// Texts with commas between them.
  private static func texts(_ line: String) -> [String] {
    line.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// `-` stands for no ending.
  private static func ending(_ text: some StringProtocol) -> String {
    text == "-" ? "" : String(text)
  }

  /// Those of which something must be said, to be changed back.
  private static func saidEndings(
    _ text: String, _ file: LanguageFile, _ line: LanguageFile.Line
  ) throws -> [Inflection.Ending] {
    let endings = try endings(text, file, line)
    guard !endings.contains(where: \.said.isEmpty) else {
      throw file.error(line, "has an ending that is not said; write “said>dictionary”")
    }
    return endings
  }

  private static func endings(
    _ text: String, _ file: LanguageFile, _ line: LanguageFile.Line
  ) throws -> [Inflection.Ending] {
    try text.split(separator: " ").map { pair in
      let parts = pair.split(separator: ">")
      guard parts.count == 2 else {
        throw file.error(line, "“\(pair)” is no pair of endings; write “said>dictionary”")
      }
      let goesOn = parts[1].hasSuffix("+")
      return Inflection.Ending(
        said: ending(parts[0]), dictionary: ending(goesOn ? parts[1].dropLast() : parts[1]),
        goesOn: goesOn)
    }
  }
}

extension LanguageSettings: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    name = try reader.read()
    isFallback = try reader.read()
    hasHalfDays = try reader.read()
    guard let order = SaidDate.Order(rawValue: try reader.read()) else {
      throw SnapshotReader.Foreign()
    }
    dateOrder = order
    joinsWords = try reader.read()
    hasImperative = try reader.read()
    amountFollows = try reader.read()
    alphabet = try reader.read()
    samples = try reader.read()
    silences = try reader.read()
    respelling = try reader.read()
    inflection = try reader.read()
    sentences = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(name)
    writer.write(isFallback)
    writer.write(hasHalfDays)
    writer.write(dateOrder.rawValue)
    writer.write(joinsWords)
    writer.write(hasImperative)
    writer.write(amountFollows)
    writer.write(alphabet)
    writer.write(samples)
    writer.write(silences)
    writer.write(respelling)
    writer.write(inflection)
    writer.write(sentences)
  }
}
