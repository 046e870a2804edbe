/// Names said in another script than an app writes them in: 스카이폴 for "Skyfall".
extension Listening {
  func findSounds(_ vocabulary: Vocabulary, of app: Int, _ inflection: Inflection) {
    guard let sounds = vocabulary.sounds else { return }
    // The last word may show an ending.
    lazy var spoken = tokens.all.map { [$0.letters] + inflection.stems(of: $0.letters) }
    for start in 0..<tokens.count {
      guard let script = script(at: start), sounds.hasOthers(than: script) else { continue }
      var said: [UInt32] = []
      let longest = script == .han ? Self.mostCharacters : Self.mostWords
      for index in start..<min(start + longest, tokens.count) {
        guard self.script(at: index) == script else { break }
        let found = spoken[index].lazy
          .map { sounds.names(soundingLike: said + $0) }.first { !$0.isEmpty }
        add(
          found ?? [], of: vocabulary, app, at: start..<index + 1, isExact: false,
          cost: Cost.nameInOtherScript)
        said += tokens.all[index].letters
      }
    }
  }

  private func script(at index: Int) -> Script? {
    tokens.all[index].letters.first.flatMap(Script.init)
  }

  private static let mostWords = 4
  private static let mostCharacters = 8
}
