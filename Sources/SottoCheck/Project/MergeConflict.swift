/// A conflict of two versions that is left in a file.
struct MergeConflict {
  /// Where it begins, counted from 1.
  let line: Int
  /// The file with the first version of each conflict, and an empty line for each that is left out: what
  /// is found in the rest has its place.
  let firstVersion: [UInt8]

  /// - Returns: `nil` for a file without a conflict that is whole.
  init?(in bytes: [UInt8]) {
    enum Side { case both, first, other }
    var side = Side.both
    var start: Int?
    var isWhole = false
    var kept: [ArraySlice<UInt8>] = []
    for (index, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() {
      var isMarker = true
      if line.starts(with: "<<<<<<< ".utf8) {
        side = .first
        start = start ?? index + 1
      } else if side != .both,
        line.starts(with: "=======".utf8) || line.starts(with: "||||||| ".utf8)
      {
        side = .other
      } else if side == .other, line.starts(with: ">>>>>>> ".utf8) {
        side = .both
        isWhole = true
      } else {
        isMarker = false
      }
      kept.append(isMarker || side == .other ? [] : line)
    }
    guard let start, isWhole, side == .both else { return nil }
    self.line = start
    firstVersion = Array(kept.joined(separator: [UInt8(ascii: "\n")]))
  }
}
