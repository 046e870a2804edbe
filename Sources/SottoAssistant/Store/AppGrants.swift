/// What a person lets an app's own process reach, beyond its bundle, its container and its groups.
package struct AppGrants: Hashable, Sendable {
  /// Whether it reads the person's music folder; `nil` while nobody has decided.
  package var music: Bool?
  /// Further folders that it reads, by absolute path.
  package var folders: Set<String>
  /// Whether it runs as the person does, outside of any sandbox.
  package var isUnconfined: Bool

  package init(music: Bool? = nil, folders: Set<String> = [], isUnconfined: Bool = false) {
    self.music = music
    self.folders = folders
    self.isUnconfined = isUnconfined
  }
}
