@_exported import Intents

/// A time in media, as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  /// What it is when it is no number.
  private var kind = Kind.number

  private enum Kind: Sendable { case invalid, indefinite, number, positiveInfinity }

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
    if timescale <= 0 { kind = .invalid }
  }

  /// The nearest time that the timescale has; invalid where the seconds are no number.
  public init(seconds: Double, preferredTimescale: Int32) {
    let scaled = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: scaled) ?? 0, timescale: preferredTimescale)
    if Int64(exactly: scaled) == nil { kind = seconds > 0 ? .positiveInfinity : .invalid }
  }

  private init(_ kind: Kind) {
    value = 0
    timescale = 0
    self.kind = kind
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(.invalid)
  public static let indefinite = CMTime(.indefinite)
  public static let positiveInfinity = CMTime(.positiveInfinity)

  public var isValid: Bool { kind != .invalid }
  public var isIndefinite: Bool { kind == .indefinite }
  public var isNumeric: Bool { kind == .number }

  /// Not a number where the time is none.
  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .invalid, .indefinite: .nan
    }
  }

  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  public static func == (one: CMTime, other: CMTime) -> Bool {
    one.kind == other.kind && (one.kind != .number || one.seconds == other.seconds)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    if kind == .number { hasher.combine(seconds) }
  }

  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds + other.seconds,
      preferredTimescale: max(one.timescale, other.timescale))
  }

  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds - other.seconds,
      preferredTimescale: max(one.timescale, other.timescale))
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
