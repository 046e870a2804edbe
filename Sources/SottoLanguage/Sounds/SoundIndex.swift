/// Finds the names of a vocabulary by how they sound, for those who say them in another script.
struct SoundIndex: Sendable {
  /// A name by its number, and what it is written in.
  private struct Place: Sendable {
    var name: Int32
    var script: Script
  }

  private let names: [String]
  /// The names by their consonants.
  private var places: [UInt64: [Place]] = [:]
  private var scripts: Set<Script> = []

  init(_ names: [String]) {
    self.names = names
    for (index, name) in names.enumerated() {
      let letters = Self.letters(of: name)
      let hearings = Self.hearings(letters)
      guard let script = hearings.first?.script else { continue }
      scripts.insert(script)
      for key in Set(hearings.map(\.key)) {
        places[key, default: []].append(Place(name: Int32(index), script: script))
      }
    }
  }

  /// Whether there are names in other scripts than this.
  func hasOthers(than script: Script) -> Bool { scripts.count > 1 || !scripts.contains(script) }

  /// The names of other scripts that sound as these letters do.
  ///
  /// - Complexity: independent of the number of names, but for those with the same consonants.
  func names(soundingLike letters: [UInt32]) -> [Int] {
    let said = Self.hearings(letters)
    var found: [Int] = []
    for key in Set(said.map(\.key)) {
      let others = (places[key] ?? []).lazy.filter { $0.script != said[0].script }
      for place in others.prefix(Self.mostCompared) where !found.contains(Int(place.name)) {
        let kept = Self.hearings(Self.letters(of: names[Int(place.name)]))
        let isSame = said.contains { said in
          kept.contains { $0.key == said.key && $0.isSameName(asSaid: said) }
        }
        if isSame { found.append(Int(place.name)) }
      }
    }
    return found.sorted()
  }

  private static let mostCompared = 20

  private static func letters(of name: String) -> [UInt32] {
    var letters: [UInt32] = []
    var scanner = WordScanner(name)
    while let word = scanner.next() { letters += word.letters }
    return letters
  }

  /// The ways letters may be spoken.
  private static func hearings(_ letters: [UInt32]) -> [Sounds] {
    guard letters.first.flatMap(Script.init) == .latin else {
      return [Sounds(letters)].compactMap { $0 }
    }
    return Sounds.Accent.allCases.filter { $0.changes(letters) }
      .compactMap { Sounds(letters, accent: $0) }
  }
}

extension Sounds.Accent {
  /// Whether there is a letter that is spoken otherwise than in English.
  fileprivate func changes(_ letters: [UInt32]) -> Bool {
    switch self {
    case .english: true
    case .pinyin: letters.contains { [0x63, 0x71, 0x78].contains($0) }  // c q x
    case .german: letters.contains { [0x6A, 0x77].contains($0) }  // j w
    case .greek: zip(letters, letters.dropFirst()).contains { $0 == (0x63, 0x68) }  // ch
    }
  }
}
