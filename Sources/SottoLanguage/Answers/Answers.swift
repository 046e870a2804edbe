import SottoText

/// The assistant's own sentences in one language, by key.
struct Answers: Sendable {
  private var templates: [String: AnswerTemplate] = [:]
  private let rules: SentenceRules

  init(_ file: LanguageFile, rules: SentenceRules) throws {
    self.rules = rules
    for line in file.lines {
      let (key, _, text) = try file.split(line, at: [":"])
      guard templates[key] == nil else {
        throw file.error(line, "“\(key)” was said before; remove one of the two")
      }
      keys.append(key)
      do {
        templates[key] = try AnswerTemplate(text, rules)
      } catch {
        throw file.error(line, error.what)
      }
    }
  }

  /// The keys in the order of the file.
  private(set) var keys: [String] = []

  /// A number for each form of a counted noun.
  var sampleNumbers: [Int] {
    (0...rules.plural.conditions.count).compactMap { form in
      (1...200).first { rules.plural.form(of: $0) == form }
    }
  }

  /// Each sentence's key with the names of the values it takes.
  var placeholders: [String: Set<String>] { templates.mapValues(\.placeholders) }

  /// Each sentence's key with the names of the values it cannot do without.
  var required: [String: Set<String>] { templates.mapValues(\.required) }

  func has(_ key: String) -> Bool { templates[key] != nil }

  /// - Parameter rules: the rules it was written with.
  init(
    from reader: inout SnapshotReader, rules: SentenceRules
  ) throws(SnapshotReader.Foreign) {
    self.rules = rules
    keys = try reader.read()
    templates = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(keys)
    writer.write(templates)
  }

  func joined(_ items: [String], as kind: String) -> String {
    rules.joins[kind]?.joined(items) ?? items.joined(separator: ", ")
  }

  func sentence(_ key: String, _ values: [String: String]) -> String? {
    guard let template = templates[key] else { return nil }
    let filled = template.filled(values, rules.plural)
    if let filled, !filled.isEmpty { AnswerTrace.current?.note(key, template, filled: filled) }
    return filled
  }
}

extension Language {
  /// One of the assistant's own sentences.
  ///
  /// - Parameters:
  ///   - key: its key in `answers.txt`.
  ///   - values: what to fill in; the items of a list on lines of their own, see `list(_:)`.
  /// - Returns: the sentence; when the language lacks the key or a value outside brackets is
  ///   missing, the key and the values, so that the person still learns what it was about.
  public func sentence(_ key: String, _ values: [String: String] = [:]) -> String {
    if let sentence = answers.sentence(key, values) { return sentence }
    let known = values.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }
    return ([key] + known).joined(separator: ": ")
  }

  /// Whether the language has a sentence of this key.
  public func hasSentence(_ key: String) -> Bool { answers.has(key) }

  /// The items of a list as one value for `sentence(_:_:)`, where `{name|or}` joins them.
  public static func list(_ items: [String]) -> String {
    items.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
      .joined(separator: "\n")
  }

  /// Items joined as the language joins those of a kind, such as `choices`; with commas where it says
  /// nothing of that kind.
  public func joined(_ items: [String], as kind: String) -> String {
    answers.joined(items, as: kind)
  }

  /// The keys of all sentences, each with the names of the values it takes.
  public var sentenceKeys: [String: Set<String>] { answers.placeholders }
}
