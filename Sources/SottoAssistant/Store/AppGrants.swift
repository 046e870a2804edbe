/// What a person lets an app's own process reach, beyond its bundle, its container and its groups.
package struct AppGrants: Hashable, Sendable {
  /// Whether it reads the person's music folder; `nil` while nobody has decided.
  package var music: Bool?
  /// Further folders that it reads, by absolute path.
  package var folders: Set<String>
  /// The ports of this machine that it reaches, by TCP at 127.0.0.1.
  package var localPorts: Set<UInt16>
  /// Whether it runs as the person does, outside of any sandbox.
  package var isUnconfined: Bool
  /// Whether an app that may take requests may also tell the person something of its own accord.
  package var mayNotify: Bool
  /// Whether it may ask the person something of its own accord.
  package var mayAsk: Bool
  /// Whether it may send requests to other apps; `nil` while nobody has decided.
  package var maySend: Bool?

  package init(
    music: Bool? = nil, folders: Set<String> = [], localPorts: Set<UInt16> = [],
    isUnconfined: Bool = false, mayNotify: Bool = true, mayAsk: Bool = true, maySend: Bool? = nil
  ) {
    self.music = music
    self.folders = folders
    self.localPorts = localPorts
    self.isUnconfined = isUnconfined
    self.mayNotify = mayNotify
    self.mayAsk = mayAsk
    self.maySend = maySend
  }

  /// What counts when a process is started; the rest is looked up when it is used.
  package var atStart: AppGrants {
    AppGrants(
      music: music, folders: folders, localPorts: localPorts, isUnconfined: isUnconfined)
  }
}
