/// How the person attends to what is said and shown.
package struct Attendance: Hashable, Sendable {
  package enum Profile: String, Hashable, Sendable {
    /// They read and choose on a screen.
    case screen
    /// They only hear: a speaker, a car, headphones.
    case voice
    /// They glance at a wrist.
    case watch
  }

  package var profile = Profile.screen
  /// Whether their session is locked: who speaks may be anybody.
  package var isLocked = false
  /// Whether their screen shows all that can be chosen: then no sentence names it, too.
  package var showsChoices = false

  package init() {}

  package init(profile: Profile, isLocked: Bool = false, showsChoices: Bool = false) {
    self.profile = profile
    self.isLocked = isLocked
    self.showsChoices = showsChoices
  }

  /// How many choices are named; who only hears keeps no more in mind than three. The others can be
  /// chosen as well.
  package var mostChoicesSaid: Int { profile == .screen ? 4 : 3 }

  /// The app's own time for one request. Who looks at a wrist waits for a fifth of what others do, which is
  /// 2 seconds of 10.
  package func requestLimit(_ usual: Duration) -> Duration {
    profile == .watch ? usual / 5 : usual
  }

  /// A watch's extensions reach no network, whatever the person has granted the app.
  package var isOffline: Bool { profile == .watch }

  /// A watch plays in the foreground only.
  package var launchesInFront: Bool { profile == .watch }
}
