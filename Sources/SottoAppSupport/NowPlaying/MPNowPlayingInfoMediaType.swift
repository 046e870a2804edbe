/// Whether what plays is heard or seen.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none = 0
  case audio = 1
  case video = 2
}
