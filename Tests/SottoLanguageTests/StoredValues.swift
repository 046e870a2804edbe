@testable import SottoLanguage

/// Compares values by all that is stored in them, private or not.
enum StoredValues {
  /// - Returns: where they differ first; `nil` where they do not.
  static func difference(_ first: Any, _ second: Any, at path: String = "") -> String? {
    // Mirrors are slow: what can be compared as a whole is.
    if let first = first as? any Hashable, !(first is any Collection) {
      return AnyHashable(first) == (second as? any Hashable).map { AnyHashable($0) } ? nil : path
    }
    if let first = first as? any Sequence & Hashable, let second = second as? any Hashable {
      if AnyHashable(first) == AnyHashable(second) { return nil }
    }
    let (one, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
    guard one.subjectType == other.subjectType, one.children.count == other.children.count else {
      return path
    }
    if one.displayStyle == .dictionary || one.displayStyle == .set {
      // In whatever order each has them.
      let texts = [one, other].map { $0.children.map { shown($0.value) }.sorted() }
      return texts[0] == texts[1] ? nil : path
    }
    if one.children.isEmpty, one.displayStyle != .collection {
      if String(describing: first) != String(describing: second) { return path }
    }
    for (index, (left, right)) in zip(one.children, other.children).enumerated() {
      let place = "\(path).\(left.label ?? String(index))"
      if left.label != right.label { return place }
      if let difference = difference(left.value, right.value, at: place) { return difference }
    }
    if let base = one.superclassMirror, let otherBase = other.superclassMirror,
      base.children.count != otherBase.children.count
    {
      return path
    }
    return nil
  }

  /// A value as text, with what has no order in it in order.
  private static func shown(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return String(describing: value) }
    let parts = mirror.children.map { "\($0.label ?? ""):\(shown($0.value))" }
    let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
    return "(\((isUnordered ? parts.sorted() : parts).joined(separator: ",")))"
  }
}
