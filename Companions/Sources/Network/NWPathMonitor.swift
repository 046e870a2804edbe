public import Intents

/// Says whether the machine has a network that this process can reach.
///
/// It looks when it is started, and each time it is asked; what changes later, it does not tell.
public final class NWPathMonitor: @unchecked Sendable {
  // Unchecked: the lock guards the handler, the only thing that changes.

  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?

  public init() {}

  /// Looks at all interfaces: none here is known to be of a kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }

  /// Told the path when the monitor starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// The path as it is now.
  public var currentPath: NWPath { NWPath.current }

  /// Tells the handler the path, on a queue.
  public func start(queue: DispatchQueue) {
    queue.async { self.pathUpdateHandler?(NWPath.current) }
  }

  /// Tells the handler nothing any more.
  public func cancel() { pathUpdateHandler = nil }
}
