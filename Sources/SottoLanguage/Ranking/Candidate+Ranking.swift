/// Which candidates are likeliest.
extension [Candidate] {
  /// The candidates with their shares, likeliest first. The first is the likeliest of the likeliest intent, though
  /// another intent with fewer Readings may have one with a greater share.
  func ranked(by ranker: Ranker) -> [Candidate] {
    guard !isEmpty else { return [] }
    var ranked = self
    let rivals = rivals(by: ranker)
    let shares = Ranker.shares(rivals.map(\.score))
    for (rival, share) in zip(rivals, shares) {
      for (index, own) in zip(rival.members, rival.shares) { ranked[index].share = share * own }
    }
    // Of what is equally likely, what was found first.
    let best = rivals.indices.max { (shares[$0], $1) < (shares[$1], $0) }.map { rivals[$0].best }
    return ranked.indices.sorted { first, second in
      guard first != best, second != best else { return first == best && second != best }
      return (ranked[second].share, first) < (ranked[first].share, second)
    }.map { ranked[$0] }
  }

  /// The likeliest, with the share of all that ask for the same: where it is enough that it is some such request.
  var summed: Candidate {
    var best = self[0]
    best.share = lazy.filter { $0.reading.intent == best.reading.intent }.reduce(0) {
      $0 + $1.share
    }
    return best
  }

  /// The candidates of one intent in one language.
  struct Rival {
    /// Their places among all.
    var members: [Int]
    /// Their shares among each other.
    var shares: [Float]
    var best: Int
    /// The intent's score.
    var score: Float
  }

  func rivals(by ranker: Ranker) -> [Rival] {
    var members: [[Int]] = []
    for index in indices {
      let place = members.firstIndex { self[$0[0]].isRival(of: self[index]) }
      if let place { members[place].append(index) } else { members.append([index]) }
    }
    return members.map { members in
      let scores = members.map { ranker.score(self[$0].evidence, by: \.ofReadings) }
      let best = scores.indices.max { (scores[$0], $1) < (scores[$1], $0) } ?? 0
      return Rival(
        members: members, shares: Ranker.shares(scores), best: members[best],
        score: ranker.score(self[members[best]].evidence.amongIntents, by: \.ofIntents))
    }
  }
}

extension Candidate {
  /// Whether the two are Readings of the same intent, of which only one can be meant.
  fileprivate func isRival(of other: Candidate) -> Bool {
    reading.intent == other.reading.intent && reading.locale == other.reading.locale
  }
}
