import Foundation

/// What an app keeps on disk of what plays, to go on from it.
package protocol StoredState: Codable, Sendable {
  init()
}

extension StoredState {
  /// Reads what was kept; when there is nothing, or nothing that can be read, it begins anew.
  package init(contentsOf url: URL) {
    let stored = try? PropertyListDecoder().decode(Self.self, from: ContainerFile(url).contents())
    self = stored ?? Self()
  }

  /// Replaces what was kept, in one step, whoever is killed meanwhile.
  package func write(to url: URL) throws {
    try ContainerFile(url).replaceContents(with: PropertyListEncoder().encode(self))
  }
}
