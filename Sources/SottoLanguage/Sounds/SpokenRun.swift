/// Words said one after the other, in every accent that they may be said in.
struct SpokenRun {
  let script: Script
  private(set) var hearings: [Sounds]

  init(_ script: Script) {
    self.script = script
    let accents = script == .latin ? Sounds.Accent.allCases : [.english]
    hearings = accents.map { Sounds(accent: $0) }
  }

  /// - Parameter word: the folded letters, all of the run's script.
  mutating func add(_ word: [UInt32]) {
    for index in hearings.indices { hearings[index].add(word, script) }
  }

  /// What comes of the run with another word behind it.
  mutating func with<Result>(_ word: [UInt32], _ body: (SpokenRun) -> Result) -> Result {
    let marks = hearings.map(\.mark)
    add(word)
    defer { for (index, mark) in marks.enumerated() { hearings[index].goBack(to: mark) } }
    return body(self)
  }
}

extension Sounds.Accent {
  /// Whether there is a letter that is spoken otherwise than in English, which only Latin has.
  func changes(_ letters: [UInt32], of script: Script) -> Bool {
    guard script == .latin else { return false }
    return switch self {
    case .english: true
    case .pinyin: letters.contains { [0x63, 0x71, 0x78].contains($0) }  // c q x
    case .german: letters.contains { [0x6A, 0x77].contains($0) }  // j w
    case .greek: zip(letters, letters.dropFirst()).contains { $0 == (0x63, 0x68) }  // ch
    }
  }
}
