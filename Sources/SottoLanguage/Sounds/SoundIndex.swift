import SottoText

/// Finds the names of a vocabulary by how they sound, for those who say them in another script.
struct SoundIndex: Sendable {
  /// One way a name may be spoken: the name's number, what it is written in, and its beats.
  private struct Place: Sendable {
    var name: Int32
    var script: Script
    var beatCount: UInt8
    var firstBeat: UInt32
  }

  /// The number of the names with the same consonants.
  private var groups = WordTable()
  /// Where the places of each group begin, and where those of the last end.
  private var firstPlaces: [Int32] = [0]
  /// Those of one group lie together, and so do their beats: a search reads many of them.
  private var places: [Place] = []
  /// The beats of all names, one after the other: comparing must not spell a name anew.
  private var beats: [Sounds.Beat] = []
  private var scripts: Set<Script> = []

  init(_ names: [String]) {
    var heard: [(group: Int, place: Place)] = []
    var heardBeats: [Sounds.Beat] = []
    var sizes: [Int32] = []
    for (index, name) in names.enumerated() {
      for hearing in Self.hearings(name) {
        let compared = hearing.compared
        guard let key = hearing.key, compared.count <= Int(UInt8.max) else { continue }
        scripts.insert(hearing.script)
        let group = groups[key].map(Int.init) ?? sizes.count
        if group == sizes.count {
          groups.set(key, Int32(group))
          sizes.append(0)
        }
        sizes[group] += 1
        let place = Place(
          name: Int32(index), script: hearing.script, beatCount: UInt8(compared.count),
          firstBeat: UInt32(heardBeats.count))
        heard.append((group, place))
        heardBeats += compared
      }
    }
    for size in sizes { firstPlaces.append(firstPlaces[firstPlaces.count - 1] + size) }
    place(heard, heardBeats)
  }

  /// Brings what was heard in the order of the groups, within each of them in that of the names.
  private mutating func place(
    _ heard: [(group: Int, place: Place)], _ heardBeats: [Sounds.Beat]
  ) {
    guard let first = heard.first else { return }
    places = Array(repeating: first.place, count: heard.count)
    var next = firstPlaces
    for (group, place) in heard {
      places[Int(next[group])] = place
      next[group] += 1
    }
    beats.reserveCapacity(heardBeats.count)
    for index in places.indices {
      let first = Int(places[index].firstBeat)
      places[index].firstBeat = UInt32(beats.count)
      beats += heardBeats[first..<first + Int(places[index].beatCount)]
    }
  }

  /// Whether there are names in other scripts than this.
  func hasOthers(than script: Script) -> Bool { scripts.count > 1 || !scripts.contains(script) }

  /// The names of other scripts that sound as what was said, in whatever accent.
  ///
  /// - Complexity: independent of the number of names, but for those with the same consonants.
  func names(soundingLike run: SpokenRun) -> [Int] {
    var found: [Int] = []
    for said in run.hearings where said.isDistinct { add(to: &found, soundingLike: said) }
    return found.sorted()
  }

  private func add(to found: inout [Int], soundingLike said: Sounds) {
    guard let key = said.key, let group = groups[key].map(Int.init) else { return }
    let compared = said.compared
    var count = 0
    for place in places[Int(firstPlaces[group])..<Int(firstPlaces[group + 1])]
    where place.script != said.script {
      guard count < Self.mostCompared else { return }
      count += 1
      // Names with the same consonants may differ in how they begin.
      guard Int(place.beatCount) == compared.count else { continue }
      let first = Int(place.firstBeat)
      let isSame = Sounds.areSame(
        compared, of: said.script, as: beats[first..<first + compared.count])
      if isSame, !found.contains(Int(place.name)) { found.append(Int(place.name)) }
    }
  }

  private static let mostCompared = 40

  /// The ways a name may be spoken; none for one of several scripts.
  private static func hearings(_ name: String) -> [Sounds] {
    var run: SpokenRun?
    var scanner = WordScanner(name)
    while let word = scanner.next() {
      guard let script = Script(of: word.letters), script == run?.script ?? script else {
        return []
      }
      run = run ?? SpokenRun(script)
      run?.add(word.letters)
    }
    return run?.hearings.filter(\.isDistinct) ?? []
  }
}
