/// How a pattern matched: what each part of it set, as chains that share their beginnings.
struct Derivation {
  enum Event {
    case constant(Int32)
    case phrase(field: Int32, phrase: Int32, start: Int32, end: Int32)
    case number(field: Int32, start: UInt16, end: UInt16, Double)
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
    var fingerprint: Fingerprint
  }

  static let empty: Int32 = -1
  private var links: [Link] = []

  mutating func add(_ event: Event, after derivation: Int32) -> Int32 {
    let own = if case .chain(let other) = event { fingerprint(other) } else { Fingerprint(event) }
    links.append(
      Link(before: derivation, event: event, fingerprint: fingerprint(derivation).followed(by: own))
    )
    return Int32(links.count - 1)
  }

  mutating func join(_ derivation: Int32, _ other: Int32) -> Int32 {
    if other == Self.empty { return derivation }
    return derivation == Self.empty ? other : add(.chain(other), after: derivation)
  }

  /// What tells the events of a chain from those of others, however the chains were joined.
  func fingerprint(_ derivation: Int32) -> Fingerprint {
    derivation == Self.empty ? Fingerprint() : links[Int(derivation)].fingerprint
  }

  /// The events of a chain, in the order of the sentence.
  func events(_ derivation: Int32) -> [Event] {
    var events: [Event] = []
    var index = derivation
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

extension Derivation {
  /// A hash of a sequence of events that can be had from those of its parts.
  struct Fingerprint: Hashable {
    private var hash: UInt64 = 0
    /// The base to the power of the sequence's length.
    private var power: UInt64 = 1

    private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

    init() {}

    /// What sets nothing, as a clause before the request, tells no way from another.
    init(_ event: Event) {
      if case .text(let field, _, _, _) = event, field < 0 { return }
      let parts: (UInt64, Int32, Int32, Int32, Int32) =
        switch event {
        case .constant(let constant): (1, constant, 0, 0, 0)
        case .phrase(let field, let phrase, _, _): (2, field, phrase, 0, 0)
        case .number(let field, _, _, let value): (value.bitPattern &* Self.base, field, 0, 0, 3)
        case .text(let field, let start, let end, let form): (4, field, start, end, form)
        case .name(let field, let start, let index): (5, field, start, index, 0)
        case .app(let index, let start, let end): (6, index, start, end, 0)
        case .choice(let field, let index): (7, field, index, 0, 0)
        case .chain(let other): (8, other, 0, 0, 0)  // never asked: a chain has its events'
        }
      var mixed = parts.0
      for part in [parts.1, parts.2, parts.3, parts.4] {
        mixed = (mixed ^ UInt64(UInt32(bitPattern: part))) &* Self.base
        mixed ^= mixed >> 29
      }
      hash = mixed
      power = Self.base
    }

    /// A number that tells what is said up to a word from the same said up to another.
    func number(upTo word: Int) -> UInt64 {
      (hash &+ power) &* Self.base ^ UInt64(word) &* 0xBF58_476D_1CE4_E5B9
    }

    func followed(by other: Fingerprint) -> Fingerprint {
      var both = Fingerprint()
      both.hash = hash &* other.power &+ other.hash
      both.power = power &* other.power
      return both
    }
  }
}
