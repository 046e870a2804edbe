import Dispatch
import Foundation

/// Looks every now and then at what a child takes with all that it has started.
///
/// The kernel would count that exactly in a control group, which only a service manager may give. What
/// is taken between two looks is bounded by what each process may take.
struct ChildWatch {
  private let child: pid_t
  private let bounds: ChildBounds
  private var nextLook: DispatchTime
  private var nextCount: DispatchTime
  /// What lay in the folders when it started may be an app's, and more than an extension may write.
  private let mostSpace: Int?

  private static let interval = DispatchTimeInterval.milliseconds(250)
  /// Room for a journal where the space is taken already.
  private static let slack = 64 << 20

  init(of child: pid_t, bounds: ChildBounds) {
    self.child = child
    self.bounds = bounds
    mostSpace = bounds.space.map { space in
      max(space, FolderSpace(of: bounds.folders).bytes + Self.slack)
    }
    nextLook = .now() + Self.interval
    nextCount = .now() + .seconds(1)
  }

  /// How long nothing is to be looked at.
  var rest: DispatchTime { nextLook }

  /// - Returns: What there is too much of, in words; `nil` when all is well or no look is due.
  mutating func excess() -> String? {
    guard DispatchTime.now() >= nextLook else { return nil }
    defer { nextLook = .now() + Self.interval }
    return excessOfProcesses() ?? excessOfSpace()
  }

  private func excessOfProcesses() -> String? {
    let tree = ProcessTree(below: child, most: bounds.processes)
    if tree.processes > bounds.processes {
      return "it started more than \(bounds.processes) processes"
    }
    if tree.threads > bounds.threads { return "it started more than \(bounds.threads) threads" }
    guard tree.memory > bounds.memory else { return nil }
    return """
      it took \(tree.memory >> 20) MB of memory with all its processes, \
      \(bounds.memory >> 20) MB being the most
      """
  }

  private mutating func excessOfSpace() -> String? {
    guard let mostSpace, .now() >= nextCount else { return nil }
    let begin = DispatchTime.now()
    let space = FolderSpace(of: bounds.folders)
    let end = DispatchTime.now()
    // However much lies there, counting takes a twentieth of the time at most.
    let pause = max(1_000_000_000, 19 * (end.uptimeNanoseconds - begin.uptimeNanoseconds))
    nextCount = end + .nanoseconds(Int(pause))
    if space.isBeyondCount {
      return """
        it may write folders that hold more than \(FolderSpace.mostFiles) files, \
        or more than \(FolderSpace.mostLevels) within each other
        """
    }
    guard space.bytes > mostSpace else { return nil }
    return """
      the folders that it may write hold \(space.bytes >> 20) MB, \(mostSpace >> 20) MB being the most
      """
  }
}
