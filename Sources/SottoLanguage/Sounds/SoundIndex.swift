/// Finds the names of a vocabulary by how they sound, for those who say them in another script.
struct SoundIndex: Sendable {
  /// One way a name may be spoken: the name's number, what it is written in, and its beats.
  private struct Place: Sendable {
    var name: Int32
    var script: Script
    var beatCount: UInt8
    var firstBeat: UInt32
    /// The next place of a name with the same consonants, -1 for none.
    var next: Int32 = -1
  }

  /// The first place of the names with the same consonants.
  private var firstPlaces = WordTable()
  private var places: [Place] = []
  /// The beats of all names, one after the other: comparing must not spell a name anew.
  private var beats: [Sounds.Beat] = []
  private var scripts: Set<Script> = []

  init(_ names: [String]) {
    var lastPlaces = WordTable()
    for (index, name) in names.enumerated() {
      for hearing in Self.hearings(Self.letters(of: name))
      where hearing.beats.count <= Int(UInt8.max) {
        scripts.insert(hearing.script)
        add(
          Place(
            name: Int32(index), script: hearing.script, beatCount: UInt8(hearing.beats.count),
            firstBeat: UInt32(beats.count)),
          hearing.key, &lastPlaces)
        beats += hearing.beats
      }
    }
  }

  /// Adds a place behind those with the same consonants.
  private mutating func add(_ place: Place, _ key: UInt64, _ lastPlaces: inout WordTable) {
    let new = Int32(places.count)
    if let last = lastPlaces[key] {
      places[Int(last)].next = new
    } else {
      firstPlaces.set(key, new)
    }
    lastPlaces.set(key, new)
    places.append(place)
  }

  /// Whether there are names in other scripts than this.
  func hasOthers(than script: Script) -> Bool { scripts.count > 1 || !scripts.contains(script) }

  /// The names of other scripts that sound as these letters do.
  ///
  /// - Complexity: independent of the number of names, but for those with the same consonants.
  func names(soundingLike letters: [UInt32]) -> [Int] {
    var found: [Int] = []
    for said in Self.hearings(letters) {
      var next = firstPlaces[said.key]
      var compared = 0
      while let index = next, compared < Self.mostCompared {
        let place = places[Int(index)]
        next = place.next < 0 ? nil : place.next
        guard place.script != said.script else { continue }
        compared += 1
        let first = Int(place.firstBeat)
        if !found.contains(Int(place.name)),
          said.isSameName(as: beats[first..<first + Int(place.beatCount)])
        {
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
