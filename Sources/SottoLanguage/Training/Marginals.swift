import Foundation

/// How likely each label of each word is, and each pair of neighbours, under the present weights.
struct Marginals {
  private let count: Int
  private var single: [Float]
  private var pairs: [Float]

  /// - Complexity: words times the square of the possible labels.
  init(
    _ scores: [[Float]], _ possible: [Int], _ transitions: [Float], isSeen: [Bool],
    labelCount: Int
  ) {
    let n = possible.count
    let length = scores.count
    count = n
    var links = [Float](repeating: 0, count: length > 1 ? n * n : 0)
    if length > 1 {
      for (i, first) in possible.enumerated() {
        for (j, second) in possible.enumerated() {
          let place = first * labelCount + second
          links[i * n + j] = isSeen[place] ? exp(transitions[place]) : 0
        }
      }
    }
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
    let forward = Self.forward(potential, links, n, length)
    let backward = Self.backward(potential, links, n, length)
    single = zip(forward, backward).map(*)
    for index in 0..<length { Self.normalize(&single, index * n..<index * n + n) }
    pairs = [Float](repeating: 0, count: length > 1 ? length * n * n : 0)
    guard length > 1 else { return }
    for index in 1..<length {
      let start = index * n * n
      for i in 0..<n {
        let left = forward[(index - 1) * n + i]
        guard left > 0 else { continue }
        for j in 0..<n {
          pairs[start + i * n + j] =
            left * links[i * n + j] * potential[index * n + j] * backward[index * n + j]
        }
      }
      Self.normalize(&pairs, start..<start + n * n)
    }
  }

  private static func forward(
    _ potential: [Float], _ links: [Float], _ n: Int, _ length: Int
  ) -> [Float] {
    var forward = potential
    normalize(&forward, 0..<n)
    for index in stride(from: 1, to: length, by: 1) {
      for j in 0..<n {
        var sum: Float = 0
        for i in 0..<n { sum += forward[(index - 1) * n + i] * links[i * n + j] }
        forward[index * n + j] = sum * potential[index * n + j]
      }
      normalize(&forward, index * n..<index * n + n)
    }
    return forward
  }

  private static func backward(
    _ potential: [Float], _ links: [Float], _ n: Int, _ length: Int
  ) -> [Float] {
    var backward = [Float](repeating: 1, count: length * n)
    for index in stride(from: length - 2, through: 0, by: -1) {
      for i in 0..<n {
        var sum: Float = 0
        for j in 0..<n {
          let next = (index + 1) * n + j
          sum += links[i * n + j] * potential[next] * backward[next]
        }
        backward[index * n + i] = sum
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

  func of(_ index: Int, _ label: Int) -> Float { single[index * count + label] }

  func of(_ index: Int, _ first: Int, _ second: Int) -> Float {
    pairs[(index * count + first) * count + second]
  }
}
