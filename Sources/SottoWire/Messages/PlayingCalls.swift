import Intents

// What plays, for front ends that show it.

extension ClientCalls {
  /// Tells what plays, each time that it changes, beginning at once.
  package struct FollowNowPlaying: WireCall {
    package static let name = "followNowPlaying"
    package init() {}
  }

  /// Told by the assistant to who follows it.
  package struct NowPlayingChange: WireEvent, Equatable {
    package static let name = "nowPlayingChange"
    /// Absent when nothing does.
    package var nowPlaying: PlayingSummary?
    package init(nowPlaying: PlayingSummary?) { self.nowPlaying = nowPlaying }
  }

  package struct GetNowPlaying: WireCall {
    package static let name = "getNowPlaying"
    package init() {}
    package typealias Answer = NowPlayingChange
  }

  /// The picture of what plays.
  package struct GetArtwork: WireCall {
    package static let name = "getArtwork"
    package init() {}

    package struct Answer: Codable, Sendable {
      /// `image/png` or `image/jpeg`; absent, as the content, where there is none.
      package var type: String?
      /// In base 64.
      package var content: String?
      package init(type: String?, content: String?) {
        self.type = type
        self.content = content
      }
    }
  }

  /// A transport control, by its name and value as a Reading spells them.
  package struct Control: WireCall {
    package static let name = "control"
    package var command: String
    package var value: PlainValue?
    /// The language of the answer.
    package var locale: String?

    package init(command: String, value: PlainValue? = nil, locale: String? = nil) {
      self.command = command
      self.value = value
      self.locale = locale
    }

    package struct Answer: Codable, Sendable {
      /// The answer in words.
      package var text: String
      package var outcome: Reply.Outcome
      /// The app that took it, by its name.
      package var app: String?
      package var nowPlaying: PlayingSummary?

      package init(
        text: String, outcome: Reply.Outcome, app: String?, nowPlaying: PlayingSummary?
      ) {
        self.text = text
        self.outcome = outcome
        self.app = app
        self.nowPlaying = nowPlaying
      }
    }
  }
}

/// What an app plays, or has paused.
package struct PlayingSummary: Codable, Sendable, Equatable {
  /// The bundle identifier of the app, and its name.
  package var app: String
  package var appName: String
  package var title: String?
  package var artist: String?
  package var album: String?
  /// The app's own name for the thing.
  package var identifier: String?
  /// Seconds.
  package var duration: Double?
  package var elapsed: Double?
  /// When `elapsed` was told, in seconds since 1970.
  package var at: Double
  package var isPlaying: Bool
  /// From 0, silence, to 1; absent where the app has no volume of its own.
  package var volume: Double?
  /// What plays next, where the app tells.
  package var next: String?
  /// How fast it plays, or would; 1 is as recorded.
  package var rate: Double?
  /// `none`, `one` or `all`, where the app can repeat.
  package var repeatMode: String?
  /// Whether the order is left to chance, where the app can do that.
  package var shuffleMode: Bool?
  /// The transport controls that the app takes now, as a Reading spells them; absent where it does
  /// not tell.
  package var commands: [String]?
  /// The name of its picture, which is another for each; absent where it has none.
  package var artwork: String?

  package init(app: String, appName: String, at: Double, _ message: SystemCalls.NowPlaying) {
    self.app = app
    self.appName = appName
    self.at = at
    title = message.title
    artist = message.artist
    album = message.album
    identifier = message.identifier
    duration = message.duration
    elapsed = message.elapsed
    isPlaying = message.isPlaying
    volume = message.volume
    next = message.next
    rate = message.rate
    repeatMode = message.repeatMode
    shuffleMode = message.shuffleMode
    commands = message.commands
    artwork = message.artwork
  }
}
