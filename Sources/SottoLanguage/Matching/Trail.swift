/// How a pattern matched: what each part of it set, as chains that share their beginnings.
struct Trail {
  enum Event {
    case constant(Int32)
    case phrase(field: Int32, phrase: Int32)
    case number(field: Int32, Double)
    case text(field: Int32, start: Int32, end: Int32, form: Int32)
    case name(field: Int32, start: Int32, index: Int32)
    case app(index: Int32, start: Int32, end: Int32)
    case choice(field: Int32, Int32)
    /// All events of another chain.
    case chain(Int32)
  }

  private struct Link {
    var before: Int32
    var event: Event
  }

  static let empty: Int32 = -1
  private var links: [Link] = []

  mutating func add(_ event: Event, after trail: Int32) -> Int32 {
    links.append(Link(before: trail, event: event))
    return Int32(links.count - 1)
  }

  mutating func join(_ trail: Int32, _ other: Int32) -> Int32 {
    if other == Self.empty { return trail }
    return trail == Self.empty ? other : add(.chain(other), after: trail)
  }

  /// The events of a chain, in the order of the sentence.
  func events(_ trail: Int32) -> [Event] {
    var events: [Event] = []
    var index = trail
    while index != Self.empty {
      let link = links[Int(index)]
      if case .chain(let other) = link.event {
        events.append(contentsOf: self.events(other).reversed())
      } else {
        events.append(link.event)
      }
      index = link.before
    }
    return events.reversed()
  }
}
