import Foundation

/// The zone in which a person means the times that they say.
package enum SpokenTimeZone {
  /// Where somebody is said to be, as by a test; `nil`: where this process is.
  @TaskLocal package static var chosen: TimeZone?

  package static var current: TimeZone { chosen ?? .current }
}
