import Synchronization

/// The memory that begun frames claim, over all channels of a process.
///
/// A channel may hold a little without being counted. When all together hold too much, those whose
/// frames were begun first are closed: whoever sends a frame without stopping has long ended it. Alone
/// a channel holds no more than a frame may be long.
final class UnfinishedFrames: Sendable {
  static let ofProcess = UnfinishedFrames(capacity: 64 << 20)

  private let capacity: Int
  private let claims = Mutex<[Claim]>([])

  private struct Claim {
    let channel: FrameChannel
    var bytes: Int
  }

  /// - Parameter capacity: What all may claim together, in bytes.
  init(capacity: Int) { self.capacity = capacity }

  /// Says how much a channel holds now, and closes those that hold what others need.
  ///
  /// - Parameter wasCounted: What this has returned for the channel before.
  /// - Returns: Whether the channel is counted, and must say so when it holds less; `nil` where it has been
  ///   closed for others, however much of its frame may still arrive.
  func claim(_ bytes: Int, for channel: FrameChannel, wasCounted: Bool) -> Bool? {
    let (isCounted, late): (Bool?, [FrameChannel]) = claims.withLock { claims in
      // What was begun first stands first.
      let place = claims.firstIndex { $0.channel === channel }
      if wasCounted, place == nil { return (nil, []) }
      let isCounted = bytes > FrameCutter.keptCapacity
      switch place {
      case let place? where isCounted: claims[place].bytes = bytes
      case let place?: claims.remove(at: place)
      case nil where isCounted: claims.append(Claim(channel: channel, bytes: bytes))
      case nil: break
      }
      var sum = claims.reduce(0) { $0 + $1.bytes }
      var late: [FrameChannel] = []
      while sum > capacity, let oldest = claims.firstIndex(where: { $0.channel !== channel }) {
        let oldest = claims.remove(at: oldest)
        sum -= oldest.bytes
        late.append(oldest.channel)
      }
      return (isCounted, late)
    }
    for channel in late { channel.close(.frameUnfinished) }
    return isCounted
  }
}
