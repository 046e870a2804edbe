extension Router {
  /// Where a request goes.
  package enum Route: Hashable, Sendable {
    case app(AppProfile)
    /// Several can; the person chooses.
    case choose([AppProfile])
    /// An app was named that is not installed, and these can do it too.
    case instead(of: String, [AppProfile])
    /// An app was named that is not installed, and no other can.
    case absent(String)
    /// No allowed app handles this intent.
    case nobody
    /// The app that was named is not allowed to be asked.
    case notAllowed(AppProfile)
    /// The app that was named does not handle this intent.
    case cannot(AppProfile)
    /// The app that would be asked waits until the person's session is unlocked.
    case locked(AppProfile)
  }
}

extension Router.Route {
  /// Whether an app was named that is not installed.
  var isAbsent: Bool {
    switch self {
    case .absent, .instead: true
    default: false
    }
  }
}

extension Router {
  /// Why an app is the one that is asked.
  package enum Reason: String, Hashable, Sendable {
    /// It was named.
    case named
    /// It plays.
    case playing
    /// It gave the ride that is spoken of.
    case ride
    /// It knows the name that was said.
    case vocabulary
    /// The person's default for requests of this kind.
    case `default`
    /// No other can.
    case only
    /// The person pays for it, or keeps media in it.
    case favourite
    /// Those that were asked before it had nothing.
    case other
    /// The person chose it, or what is gone on about is its.
    case chosen
  }
}
