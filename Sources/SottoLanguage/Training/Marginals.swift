import Foundation

/// How likely each label of each word is, and each pair of neighbours, under the present weights.
struct Marginals {
  /// A label that may follow another, by their places among the possible labels.
  struct Link {
    var first: Int
    var second: Int
    /// Its place among all transitions.
    var transition: Int
  }

  private let links: [Link]
  private let count: Int
  private var single: [Float]
  private var pairs: [Float] = []

  /// The pairs of possible labels that were seen: few of all there could be.
  ///
  /// - Complexity: the square of the possible labels.
  static func links(_ possible: [Int], isSeen: [Bool], labelCount: Int) -> [Link] {
    var links: [Link] = []
    for (i, first) in possible.enumerated() {
      for (j, second) in possible.enumerated() where isSeen[first * labelCount + second] {
        links.append(Link(first: i, second: j, transition: first * labelCount + second))
      }
    }
    return links
  }

  /// - Parameter links: those of the possible labels.
  /// - Complexity: words times links.
  init(
    _ scores: [[Float]], _ possible: [Int], _ links: [Link], _ transitions: [Float],
    isSeen: [Bool]
  ) {
    let n = possible.count
    let length = scores.count
    count = n
    self.links = links
    let strengths = length > 1 ? links.map { exp(transitions[$0.transition]) } : []
    var potential = [Float](repeating: 0, count: length * n)
    for (index, word) in scores.enumerated() {
      let best = possible.reduce(-Float.infinity) { max($0, word[$1]) }
      for (i, label) in possible.enumerated() { potential[index * n + i] = exp(word[label] - best) }
    }
    if length > 1 {
      for (i, label) in possible.enumerated() {
        potential[i] *= isSeen[label] ? exp(transitions[label]) : 0
      }
    }
    let forward = Self.forward(potential, links, strengths, n, length)
    let backward = Self.backward(potential, links, strengths, n, length)
    single = zip(forward, backward).map(*)
    for index in 0..<length { Self.normalize(&single, index * n..<index * n + n) }
    guard length > 1 else { return }
    pairs = [Float](repeating: 0, count: length * links.count)
    for index in 1..<length {
      let start = index * links.count
      for (place, link) in links.enumerated() {
        let next = index * n + link.second
        pairs[start + place] =
          forward[(index - 1) * n + link.first] * strengths[place] * potential[next]
          * backward[next]
      }
      Self.normalize(&pairs, start..<start + links.count)
    }
  }

  private static func forward(
    _ potential: [Float], _ links: [Link], _ strengths: [Float], _ n: Int, _ length: Int
  ) -> [Float] {
    var forward = [Float](repeating: 0, count: length * n)
    for label in 0..<n { forward[label] = potential[label] }
    normalize(&forward, 0..<n)
    for index in stride(from: 1, to: length, by: 1) {
      for (link, strength) in zip(links, strengths) {
        let before = forward[(index - 1) * n + link.first]
        if before > 0 { forward[index * n + link.second] += before * strength }
      }
      for place in index * n..<index * n + n { forward[place] *= potential[place] }
      normalize(&forward, index * n..<index * n + n)
    }
    return forward
  }

  private static func backward(
    _ potential: [Float], _ links: [Link], _ strengths: [Float], _ n: Int, _ length: Int
  ) -> [Float] {
    var backward = [Float](repeating: 0, count: length * n)
    for place in (length - 1) * n..<length * n { backward[place] = 1 }
    for index in stride(from: length - 2, through: 0, by: -1) {
      for (link, strength) in zip(links, strengths) {
        let next = (index + 1) * n + link.second
        if potential[next] > 0 {
          backward[index * n + link.first] += strength * potential[next] * backward[next]
        }
      }
      normalize(&backward, index * n..<index * n + n)
    }
    return backward
  }

  private static func normalize(_ values: inout [Float], _ range: Range<Int>) {
    var sum: Float = 0
    for index in range { sum += values[index] }
    guard sum > 0 else { return }
    for index in range { values[index] /= sum }
  }

  /// Whether any way of labels has a weight.
  var isPossible: Bool { single.allSatisfy(\.isFinite) && single.suffix(count).contains { $0 > 0 } }

  func of(_ index: Int, _ label: Int) -> Float { single[index * count + label] }

  /// How likely each of the links is before a word that is not the first.
  func ofLinks(before index: Int) -> ArraySlice<Float> {
    pairs[index * links.count..<(index + 1) * links.count]
  }
}
