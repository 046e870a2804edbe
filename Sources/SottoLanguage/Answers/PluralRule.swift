/// Which form of a noun follows a number: each condition stands for one form, the last form is for
/// all other numbers.
struct PluralRule: Sendable {
  var conditions: [Condition] = []

  func form(of number: Int) -> Int {
    conditions.firstIndex { $0.holds(for: number.magnitude) } ?? conditions.count
  }

  /// `n % 10 is 2-4 and n % 100 is not 12-14`.
  struct Condition: Sendable {
    fileprivate struct Test {
      var modulus: UInt?
      var isNot: Bool
      var range: ClosedRange<UInt>
    }

    private var tests: [Test] = []

    init?(_ text: String) {
      var words = text.split(separator: " ")[...]
      repeat {
        guard let test = Self.test(&words) else { return nil }
        tests.append(test)
      } while words.popFirst() == "and"
      guard words.isEmpty else { return nil }
    }

    private static func test(_ words: inout ArraySlice<Substring>) -> Test? {
      guard words.popFirst() == "n" else { return nil }
      var modulus: UInt?
      if words.first == "%" {
        words.removeFirst()
        guard let divisor = words.popFirst().flatMap({ UInt($0) }), divisor > 0 else { return nil }
        modulus = divisor
      }
      guard words.popFirst() == "is" else { return nil }
      let isNot = words.first == "not"
      if isNot { words.removeFirst() }
      let bounds = words.popFirst()?.split(separator: "-").map { UInt($0) } ?? []
      guard let first = bounds.first, let low = first, let last = bounds.last, let high = last,
        low <= high
      else { return nil }
      return Test(modulus: modulus, isNot: isNot, range: low...high)
    }

    func holds(for number: UInt) -> Bool {
      tests.allSatisfy { test in
        let rest = test.modulus.map { number % $0 } ?? number
        return test.range.contains(rest) != test.isNot
      }
    }
  }
}

extension PluralRule: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    conditions = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(conditions)
  }
}

extension PluralRule.Condition: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    tests = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(tests)
  }
}

extension PluralRule.Condition.Test: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    modulus = try reader.read()
    isNot = try reader.read()
    range = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(modulus)
    writer.write(isNot)
    writer.write(range)
  }
}
