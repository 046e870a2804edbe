/// What keeps a music service from serving what was asked for, by SiriKit's names.
///
/// Melody plays from a disk and knows none of these; a person who develops an app can set one, and
/// hears what becomes of it.
package enum Obstacle: String, CaseIterable, Codable, Sendable {
  case loginRequired
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction

  /// The raw value of the unsupported reason, which the four media intents number alike.
  package var reason: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

/// How carrying out a request can fail, by the names of SiriKit's response codes.
package enum Failure: String, CaseIterable, Codable, Error {
  case failure
  case failureRequiringAppLaunch
  case failureUnknownMediaType
  case failureNoUnplayedContent
  case failureRestrictedContent
  case failureMaxStreamLimitReached
}
