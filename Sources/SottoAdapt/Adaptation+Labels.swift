extension Adaptation {
  /// Gives a handler's method the label of today where it has that of iOS 10, as
  /// `handle(requestRide intent: INRequestRideIntent, …)`, and says so.
  mutating func renameOldLabel(of function: Int) {
    // func name ( label parameter : Type
    guard function + 6 < tokens.count,
      [function + 1, function + 3, function + 4, function + 6].allSatisfy({
        tokens[$0].kind == .word
      }),
      tokens[function + 2].kind == .mark(UInt8(ascii: "(")),
      tokens[function + 5].kind == .mark(UInt8(ascii: ":"))
    else { return }
    let (name, label, type) = (text(function + 1), text(function + 3), text(function + 6))
    guard let today = OldLabel.today(of: name, insteadOf: label, intent: type) else { return }
    let rest = Self.otherLabels[name] ?? "with:"
    note(
      function + 3,
      "\(name)(\(label):\(rest)) is the name of iOS 10, which nothing calls; it is built as "
        + "\(name)(\(today):\(rest)). Rename it.")
    // A label that the parameter's own name repeats would be warned about.
    let isRepeated = text(function + 4) == today
    replace(from: function + 3, through: function + 3, with: isRepeated ? "" : today)
  }

  /// The labels behind the first; those of `resolve…` methods are all the same.
  private static let otherLabels = [
    "handle": "completion:", "confirm": "completion:", "startSendingUpdates": "to:",
    "stopSendingUpdates": "",
  ]
}
