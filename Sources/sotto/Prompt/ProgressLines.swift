import SottoWire

/// What is printed of long work: its beginning, each quarter, and its end.
struct ProgressLines {
  /// The quarters that were printed last, by app.
  private var quarters: [String: Int] = [:]

  /// - Returns: `nil` where that is not worth a line.
  mutating func line(for progress: ClientCalls.Progress) -> String? {
    guard progress.done < progress.total else {
      // Nobody was told of what was over at once.
      return quarters.removeValue(forKey: progress.app) == nil ? nil : progress.text
    }
    let quarter = 4 * progress.done / progress.total
    guard quarters.updateValue(quarter, forKey: progress.app) != quarter else { return nil }
    return progress.text
  }
}
