/// Where the lines of a text begin.
struct LineStarts: Sendable {
  private let starts: [Int]

  init(of bytes: [UInt8]) {
    var starts = [0]
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") { starts.append(place + 1) }
    self.starts = starts
  }

  /// The line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
