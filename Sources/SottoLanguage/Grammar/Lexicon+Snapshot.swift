/// All but the names of people, which all languages share.
extension Lexicon {
  init(
    from reader: inout SnapshotReader, personalNames: PersonalNames
  ) throws(SnapshotReader.Foreign) {
    // The numbers of lists begin behind their kinds.
    guard try reader.read([String].self) == personalNames.kinds else {
      throw SnapshotReader.Foreign()
    }
    let lists: [String: Int32] = try reader.read()
    self.init(
      personalNames: personalNames, ids: try reader.read(), lists: lists,
      known: KnownLists(lists), phrases: try Self.phrases(&reader),
      phraseWords: try reader.plain(), trie: try reader.read(), heads: try reader.read(),
      letters: try reader.plain(), ends: try reader.plain(), isCapitalized: try reader.flags(),
      isInPattern: try reader.flags())
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(personalNames.kinds)
    writer.write(lists)
    writer.write(ids)
    writePhrases(to: &writer)
    writer.write(plain: phraseWords)
    writer.write(trie)
    writer.write(heads)
    writer.write(plain: letters)
    writer.write(plain: ends)
    writer.write(flags: isCapitalized)
    writer.write(flags: isInPattern)
  }

  /// A line of the file makes many phrases of one value, each beginning where the last one ends.
  private func writePhrases(to writer: inout SnapshotWriter) {
    var values: [Reading.Value] = []
    let numbers = phrases.map { phrase in
      if values.last != phrase.value { values.append(phrase.value) }
      return Int32(values.count - 1)
    }
    writer.write(values)
    writer.write(plain: numbers)
    writer.write(plain: phrases.map(\.list))
    writer.write(plain: phrases.map(\.words.upperBound))
  }

  private static func phrases(
    _ reader: inout SnapshotReader
  ) throws(SnapshotReader.Foreign) -> [Phrase] {
    let values: [Reading.Value] = try reader.read()
    let numbers = try reader.plain(Int32.self)
    let lists = try reader.plain(Int32.self)
    let ends = try reader.plain(Int32.self)
    guard numbers.count == lists.count, numbers.count == ends.count else {
      throw SnapshotReader.Foreign()
    }
    var phrases: [Phrase] = []
    phrases.reserveCapacity(ends.count)
    var start: Int32 = 0
    for index in ends.indices {
      let value = Int(numbers[index])
      guard values.indices.contains(value), start <= ends[index] else {
        throw SnapshotReader.Foreign()
      }
      phrases.append(Phrase(list: lists[index], value: values[value], words: start..<ends[index]))
      start = ends[index]
    }
    return phrases
  }
}
