/// A player of several items, that plays none of them.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  public override init() { super.init() }

  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  open override var currentItem: AVPlayerItem? { queue.first }

  open func items() -> [AVPlayerItem] { queue }

  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }

  /// Puts an item behind another; behind all where that is `nil`.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
  }

  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }

  open func removeAllItems() { queue = [] }

  open func advanceToNextItem() { queue = Array(queue.dropFirst()) }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
  }
}
