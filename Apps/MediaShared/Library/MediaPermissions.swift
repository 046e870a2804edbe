import Intents
import SottoAppSupport

/// What an app asks its person for when it starts.
@MainActor
package enum MediaPermissions {
  /// Asks to be heard, and to read the person's own media where no other folder is set. Who has decided
  /// is not asked again.
  ///
  /// Who lets an app read their media has it started anew at once: it finds them in the settings then.
  package static func ask(for settings: some MediaSettings) {
    if INPreferences.siriAuthorizationStatus() == .notDetermined {
      INPreferences.requestSiriAuthorization { _ in }
    }
    if !settings.hasFolder, settings.keepsSamples != true,
      MPMediaLibrary.authorizationStatus() == .notDetermined
    {
      MPMediaLibrary.requestAuthorization { _ in }
    }
  }
}
