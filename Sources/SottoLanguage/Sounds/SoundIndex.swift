/// Finds the names of a vocabulary by how they sound, for those who say them in another script.
struct SoundIndex: Sendable {
  /// One way a name may be spoken: the name's number, what it is written in, and its beats.
  private struct Place: Sendable {
    var name: Int32
    var script: Script
    var beatCount: UInt8
    var firstBeat: UInt32
  }

  /// The names by their consonants.
  private var places: [UInt64: [Place]] = [:]
  /// The beats of all names, one after the other: comparing must not spell a name anew.
  private var beats: [Sounds.Beat] = []
  private var scripts: Set<Script> = []

  init(_ names: [String]) {
    for (index, name) in names.enumerated() {
      for hearing in Self.hearings(Self.letters(of: name))
      where hearing.beats.count <= Int(UInt8.max) {
        scripts.insert(hearing.script)
        places[hearing.key, default: []].append(
          Place(
            name: Int32(index), script: hearing.script, beatCount: UInt8(hearing.beats.count),
            firstBeat: UInt32(beats.count)))
        beats += hearing.beats
      }
    }
  }

  /// Whether there are names in other scripts than this.
  func hasOthers(than script: Script) -> Bool { scripts.count > 1 || !scripts.contains(script) }

  /// The names of other scripts that sound as these letters do.
  ///
  /// - Complexity: independent of the number of names, but for those with the same consonants.
  func names(soundingLike letters: [UInt32]) -> [Int] {
    var found: [Int] = []
    for said in Self.hearings(letters) {
      let others = (places[said.key] ?? []).lazy.filter { $0.script != said.script }
      for place in others.prefix(Self.mostCompared) where !found.contains(Int(place.name)) {
        let first = Int(place.firstBeat)
        if said.isSameName(as: beats[first..<first + Int(place.beatCount)]) {
          found.append(Int(place.name))
        }
      }
    }
    return found.sorted()
  }

  private static let mostCompared = 40

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
