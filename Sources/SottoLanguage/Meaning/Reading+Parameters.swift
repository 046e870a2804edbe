extension [String: Reading.Value] {
  /// Sets a value inside nested objects; values of a list add up.
  mutating func set(
    _ value: Reading.Value, at path: ArraySlice<String>, isList: Bool
  ) {
    guard let key = path.first else { return }
    guard path.count == 1 else {
      var inner: [String: Reading.Value] = [:]
      if case .object(let known)? = self[key] { inner = known }
      inner.set(value, at: path.dropFirst(), isList: isList)
      self[key] = .object(inner)
      return
    }
    guard isList else {
      self[key] = value
      return
    }
    var list: [Reading.Value] = []
    if case .list(let known)? = self[key] { list = known }
    if !list.contains(value) { list.append(value) }
    self[key] = .list(list)
  }
}
