import SottoLanguage

extension Router {
  /// What to tell the app that plays, when a person likes or dislikes what it plays and the app does
  /// not handle that as an intent; it may have a remote command for it.
  package func feedback(_ reading: Reading) -> Plan.Control? {
    guard let intent = reading.intent, intent == "INUpdateMediaAffinityIntent",
      reading.refersToNowPlaying, reading.isAboutTrack,
      let player = apps.first(where: { $0.identifier == nowPlaying?.app }), player.isAllowed,
      reading.app ?? player.name == player.name, !player.intents.contains(intent),
      case .string(let affinity)? = reading.parameters["affinityType"]
    else { return nil }
    return Plan.Control(command: affinity, value: nil)
  }
}

extension Reading {
  /// Whether it may be about what is heard now, rather than its artist or its album.
  fileprivate var isAboutTrack: Bool {
    guard case .object(let search)? = parameters["mediaSearch"],
      case .string(let type)? = search["mediaType"]
    else { return true }
    return ["song", "music", "podcastEpisode"].contains(type)
  }
}
