/// Kinds of media in the device's media library.
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = Self(rawValue: 1 << 0)
  public static let podcast = Self(rawValue: 1 << 1)
  public static let audioBook = Self(rawValue: 1 << 2)
  public static let audioITunesU = Self(rawValue: 1 << 3)
  public static let anyAudio = Self(rawValue: 0xFF)
  public static let movie = Self(rawValue: 1 << 8)
  public static let tvShow = Self(rawValue: 1 << 9)
  public static let videoPodcast = Self(rawValue: 1 << 10)
  public static let musicVideo = Self(rawValue: 1 << 11)
  public static let videoITunesU = Self(rawValue: 1 << 12)
  public static let homeVideo = Self(rawValue: 1 << 13)
  public static let anyVideo = Self(rawValue: 0xFF00)
  public static let any = Self(rawValue: .max)
}
