import SottoText

extension SentenceFeatures {
  /// What tells the meaning of any word.
  func ofAnyWord(_ add: (UInt32) -> Void) { add(FeatureKey.of(10)) }

  /// What else tells the meaning of one word.
  func ofWord(_ index: Int, _ add: (UInt32) -> Void) {
    let here = word(index)
    let before = word(index - 1)
    let after = word(index + 1)
    let second = word(index - 2)
    let fourth = word(index + 2)
    add(FeatureKey.of(11, here))
    add(FeatureKey.of(12, before))
    add(FeatureKey.of(13, after))
    add(FeatureKey.of(14, second))
    add(FeatureKey.of(15, fourth))
    add(FeatureKey.of(16, before, here))
    add(FeatureKey.of(17, here, after))
    add(FeatureKey.of(18, second, before))
    add(FeatureKey.of(19, after, fourth))
    add(FeatureKey.of(20, before, after))
    add(FeatureKey.of(21, second, before, here))
    add(FeatureKey.of(22, here, after, fourth))
    add(FeatureKey.of(23, keys.left[index]))
    add(FeatureKey.of(24, keys.right[index]))
    add(FeatureKey.of(25, keys.left[index], keys.right[index]))
    add(FeatureKey.of(36, knowledge[index]))
    add(
      FeatureKey.of(
        37, index > 0 ? knowledge[index - 1] : Self.edge, knowledge[index],
        index + 1 < count ? knowledge[index + 1] : Self.edge))
    add(FeatureKey.of(45, runs[index]))
    addSense(index, add)
    addSpelling(index, add)
    addLists(index, add)
    addNames(index, add)
  }

  private func addSpelling(_ index: Int, _ add: (UInt32) -> Void) {
    let letters = analysis.tokens.all[index].letters
    for length in 2...4 where letters.count > length {
      add(FeatureKey.of(26, WordHash.of(letters.suffix(length))))
    }
    for length in 3...4 where letters.count > length {
      add(FeatureKey.of(27, WordHash.of(letters.prefix(length))))
    }
    if let last = letters.last, (0xAC00...0xD7A3).contains(last) {
      // A syllable says as much as two or three letters: a surname, a particle.
      add(FeatureKey.of(38, WordHash.of(letters.prefix(1)), UInt64(min(letters.count, 4))))
      add(FeatureKey.of(39, WordHash.of(letters.suffix(1))))
    }
    if index > 0 {
      add(FeatureKey.of(28, WordHash.of(analysis.tokens.all[index - 1].letters.suffix(3))))
    }
    add(FeatureKey.of(29, shapes[index]))
    add(
      FeatureKey.of(
        30, index > 0 ? shapes[index - 1] : 256, shapes[index],
        index + 1 < count ? shapes[index + 1] : 256))
  }

  private func addSense(_ index: Int, _ add: (UInt32) -> Void) {
    let sense = senses[index]
    guard sense > 0 else { return }
    add(FeatureKey.of(51, sense))
    add(FeatureKey.of(52, sense, keys.left[index]))
    add(FeatureKey.of(53, sense, keys.right[index]))
    add(FeatureKey.of(55, sense, keys.left[index], keys.right[index]))
  }

  private func addLists(_ index: Int, _ add: (UInt32) -> Void) {
    for list in lists[index] {
      add(FeatureKey.of(31, list))
      add(FeatureKey.of(32, list, word(index - 1)))
      add(FeatureKey.of(33, list, word(index + 1)))
    }
    if index > 0 { for list in lists[index - 1] { add(FeatureKey.of(34, list)) } }
    if index + 1 < count { for list in lists[index + 1] { add(FeatureKey.of(35, list)) } }
  }

  private func addNames(_ index: Int, _ add: (UInt32) -> Void) {
    guard !names.isEmpty else { return }
    for name in names[index] { add(FeatureKey.of(47, name)) }
    if names[index].count > 1 {
      add(FeatureKey.of(48, names[index].reduce(0) { ($0 << 6) ^ ($1 + 1) }))
    }
    if index > 0 { for name in names[index - 1] { add(FeatureKey.of(49, name)) } }
    if index + 1 < count { for name in names[index + 1] { add(FeatureKey.of(50, name)) } }
  }

  /// What a word means depends on what is asked for.
  func ofWord(_ index: Int, request: UInt64, _ add: (UInt32) -> Void) {
    add(FeatureKey.of(40, request))
    add(FeatureKey.of(41, request, word(index)))
    add(FeatureKey.of(42, request, word(index - 1)))
    add(FeatureKey.of(43, request, keys.left[index]))
    add(FeatureKey.of(44, request, word(index + 1)))
    add(FeatureKey.of(46, request, runs[index]))
    if senses[index] > 0 { add(FeatureKey.of(54, request, senses[index])) }
  }
}
