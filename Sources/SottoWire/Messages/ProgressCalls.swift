import Intents

// How far long work of apps is.

extension SystemCalls {
  /// Told by an app: so much of so much is done. When all is, it is over.
  package struct ShowProgress: WireEvent, Equatable, CheckedMessage {
    package static let name = "showProgress"
    package var done: Int
    package var total: Int
    /// Whether it goes on for so long that front ends show it.
    package var isLong: Bool

    package init(done: Int, total: Int, isLong: Bool = true) {
      self.done = done
      self.total = total
      self.isLong = isLong
    }

    package func check() throws {
      try MessageBounds.check(Double(total), in: 0...1e12, "total")
      try MessageBounds.check(Double(done), in: 0...Double(total), "done")
    }
  }
}

extension ClientCalls {
  /// Tells how far long work of apps is, beginning at once with what goes on.
  package struct FollowProgress: WireCall {
    package static let name = "followProgress"
    /// The language of the sentences as BCP-47.
    package var locale: String?
    package init(locale: String? = nil) { self.locale = locale }
  }

  /// Told by the assistant to who follows it.
  package struct Progress: WireEvent, Equatable {
    package static let name = "progress"
    /// The bundle identifier, and the name.
    package var app: String
    package var appName: String
    /// When as much is done as there is, it is over.
    package var done: Int
    package var total: Int
    /// The same in a sentence; absent where it was left.
    package var text: String?

    package init(app: String, appName: String, done: Int, total: Int) {
      self.app = app
      self.appName = appName
      self.done = done
      self.total = total
    }
  }
}
