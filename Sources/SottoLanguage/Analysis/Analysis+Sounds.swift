/// Names said in another script than an app writes them in: 스카이폴 for "Skyfall".
extension Analysis {
  /// - Parameter stems: what each word may be a form of; the last of a name may show an ending.
  func findSounds(_ vocabulary: Vocabulary, of app: Int, _ stems: [[[UInt32]]]) {
    guard let sounds = vocabulary.sounds else { return }
    let scripts = tokens.all.map { Script(of: $0.letters) }
    for start in 0..<tokens.count {
      guard let script = scripts[start], sounds.hasOthers(than: script) else { continue }
      var run = SpokenRun(script)
      let longest = script == .han ? Self.mostCharacters : Self.mostWords
      for index in start..<min(start + longest, tokens.count) {
        guard scripts[index] == script else { break }
        let word = tokens.all[index].letters
        var found = run.with(word, sounds.names(soundingLike:))
        for stem in stems[index] where found.isEmpty {
          found = run.with(stem, sounds.names(soundingLike:))
        }
        add(found, of: vocabulary, app, at: start..<index + 1, .respelled)
        run.add(word)
      }
    }
  }

  private static let mostWords = 4
  private static let mostCharacters = 8
}
