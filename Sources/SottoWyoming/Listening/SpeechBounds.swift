import Foundation

/// Where speech begins in sound and where it ends, by how loud it is against what is heard all the time.
struct SpeechBounds {
  enum State: Equatable {
    /// Nobody has spoken yet.
    case waiting
    case speaking
    case ended
    /// Nobody has spoken for as long as is waited.
    case silent
  }

  private(set) var state = State.waiting
  private let format: AudioFormat
  /// How loud it is when nobody speaks, as a share of the loudest there can be.
  private var floor = 0.01
  /// How long it has been loud, or quiet, without a break.
  private var loud = Duration.zero
  private var quiet = Duration.zero
  private var total = Duration.zero

  /// How long it is loud where somebody speaks: a knock is shorter.
  private static let word = Duration.milliseconds(120)
  /// A pause longer than within a sentence.
  private static let pause = Duration.milliseconds(800)
  private static let patience = Duration.seconds(5)
  private static let longest = Duration.seconds(15)

  init(format: AudioFormat) { self.format = format }

  /// Takes in what was heard next, 16 bits a sample.
  mutating func hear(_ sound: Data) {
    guard state == .waiting || state == .speaking else { return }
    let duration = format.duration(of: sound.count)
    let volume = Self.volume(of: sound)
    total += duration
    if volume > max(floor * 3, 0.008) {
      loud += duration
      quiet = .zero
    } else {
      quiet += duration
      if quiet > .milliseconds(200) { loud = .zero }
      // The room grows quieter at once, and louder slowly: speech must not count as its noise.
      floor += (volume - floor) * (volume < floor ? 0.5 : 0.05)
    }
    switch state {
    case .waiting where loud >= Self.word: state = .speaking
    case .waiting where total >= Self.patience: state = .silent
    case .speaking where quiet >= Self.pause || total >= Self.longest: state = .ended
    default: break
    }
  }

  /// The root of the mean square, from 0 to 1.
  private static func volume(of sound: Data) -> Double {
    var sum = 0.0
    var count = 0.0
    var bytes = sound.makeIterator()
    while let low = bytes.next(), let high = bytes.next() {
      let sample = Double(Int16(bitPattern: UInt16(low) | UInt16(high) << 8)) / 32768
      sum += sample * sample
      count += 1
    }
    return count == 0 ? 0 : (sum / count).squareRoot()
  }
}
