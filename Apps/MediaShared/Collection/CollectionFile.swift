import Foundation
import Intents

/// The person's collection on disk, which an app and its extension both read and change.
package struct CollectionFile: Sendable {
  /// The Darwin notification that says that it has changed.
  let changed: String

  private let url: URL

  package init<Container: MediaContainer>(_ container: Container) {
    url = container.collection
    changed = "\(Container.group).collection"
  }

  /// The collection as it is now; empty while nothing was kept.
  ///
  /// - Throws: What keeps the file from being read: it is never taken for an empty one.
  package func collection() throws -> PersonalCollection {
    guard FileManager.default.fileExists(atPath: url.path) else { return PersonalCollection() }
    return try PropertyListDecoder().decode(
      PersonalCollection.self, from: ContainerFile(url).contents())
  }

  /// Changes the collection in one step, after whoever else is changing it, and tells the others.
  ///
  /// - Returns: What has changed.
  /// - Throws: What keeps it from being stored; then nothing has changed.
  @discardableResult
  package func update(
    _ change: (inout PersonalCollection) -> Void
  ) throws -> CollectionChange {
    let lock = try FileLock(url.appendingPathExtension("lock"))
    defer { lock.release() }
    let before = try collection()
    var collection = before
    change(&collection)
    let changed = collection.change(since: before)
    guard collection != before else { return changed }
    try PropertyListEncoder().encode(collection).write(to: url, options: .atomic)
    CFNotificationCenterPostNotification(
      CFNotificationCenterGetDarwinNotifyCenter(),
      CFNotificationName(self.changed as CFString), nil, nil, true)
    return changed
  }
}
