import Mutation
import Testing

@Suite struct MutatorTests {
  private static let samples = ["a right input", "another, which is longer than that"].map {
    Array($0.utf8)
  }

  @Test func `a seed makes the same inputs each time`() {
    func inputs(_ seed: UInt64) -> [[UInt8]] {
      var mutator = Mutator(of: Self.samples, seed: seed)
      return (0..<100).map { _ in mutator.next() }
    }
    #expect(inputs(1) == inputs(1))
    #expect(inputs(1) != inputs(2))
  }

  @Test func `most inputs differ from the samples, and from one another`() {
    var mutator = Mutator(of: Self.samples, seed: 1)
    let inputs = Set((0..<1000).map { _ in mutator.next() })
    #expect(inputs.count > 800)
    #expect(inputs.subtracting(Self.samples).count > 800)
  }

  @Test func `words of the format are put in, and nothing grows without end`() {
    var mutator = Mutator(of: Self.samples, words: ["<plist>"], longest: 40, seed: 1)
    let inputs = (0..<1000).map { _ in mutator.next() }
    #expect(inputs.contains { String(decoding: $0, as: UTF8.self).contains("<plist>") })
    #expect(inputs.allSatisfy { $0.count <= 40 })
  }

  @Test func `nothing at all becomes something`() {
    var mutator = Mutator(of: [[]], seed: 1)
    #expect(!mutator.next().isEmpty)
  }
}
