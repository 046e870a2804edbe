import Foundation
import Intents
import SottoAppSupport
import Testing

/// What an app's developer is told in its log, in processes of their own, whose log it is.
@Suite struct DeveloperNoteTests {
  final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test func `a delegate that continues nothing is told, once`() async {
    let log = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      for _ in 0..<2 {
        _ = Delegate().application(
          .shared, continue: NSUserActivity(activityType: "INPlayMediaIntent"),
          restorationHandler: { _ in })
      }
    }
    let lines = text(log?.standardErrorContent)
      .matches(
        of: /Delegate has no application\(_:continue:restorationHandler:\): the activity INPlay/)
    #expect(lines.count == 1)
  }

  @Test func `a group that is not granted is told`() async {
    let log = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      setenv("SOTTO_GROUPS", "group.own=/tmp", 1)
      let files = FileManager.default
      #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "group.own") != nil)
      #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "group.other") == nil)
    }
    let text = text(log?.standardErrorContent)
    #expect(text.contains("There is no folder of the group “group.other” for this process"))
    #expect(!text.contains("group.own"))
  }

  @Test func `what has no effect says so, once`() async {
    let log = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIApplication.shared.registerForRemoteNotifications()
      UIApplication.shared.registerForRemoteNotifications()
      MPMusicPlayerController.systemMusicPlayer.play()
    }
    #expect(
      text(log?.standardErrorContent) == """
        UIApplication.registerForRemoteNotifications() has no effect here: no notification comes from afar.
        MPMusicPlayerController has no effect here: there is no player of the device's; play in the app.

        """)
  }

  private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }
}
