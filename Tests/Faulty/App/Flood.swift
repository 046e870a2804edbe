import Foundation
import Intents
import SottoAppSupport

/// Does too much of everything that an app may do, for as long as its process lives.
enum Flood {
  /// Bounded where only the machine would bound it.
  private static let mostProcesses = 40
  private static let mostBytes = 200 << 20

  static func begin() {
    let parts: [@Sendable (Int) -> Void] = [
      giveNames, donate, showTitle, notify, ask, startProcess, fillContainer,
    ]
    for part in parts {
      Thread.detachNewThread {
        var round = 0
        while true {
          part(round)
          round += 1
          // Who lets no other work at all is the system's affair.
          usleep(2000)
        }
      }
    }
  }

  /// What takes over a terminal, and turns a line around.
  private static func noise(_ round: Int) -> String {
    "skyfall \(round) \u{1B}[2J\u{1B}]0;mine\u{07}\u{202E}\r\n\u{9B}31m"
      + String(repeating: "A", count: 1 << round % 16)
  }

  @Sendable private static func giveNames(_ round: Int) {
    let names = (0..<2000).map { "\(noise(round % 8)) \($0)" }
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: names), of: round % 2 == 0 ? .mediaPlaylistTitle : .mediaMusicArtistName)
  }

  @Sendable private static func donate(_ round: Int) {
    let intent = INPlayMediaIntent(
      mediaSearch: INMediaSearch(mediaType: .song, mediaName: noise(round)))
    INInteraction(intent: intent, response: nil).donate { _ in }
  }

  @Sendable private static func showTitle(_ round: Int) {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: noise(round), MPNowPlayingInfoPropertyElapsedPlaybackTime: 1e300,
      MPMediaItemPropertyPlaybackDuration: -1e300, MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    ]
  }

  @Sendable private static func notify(_ round: Int) {
    CFNotificationCenterPostNotification(
      CFNotificationCenterGetDarwinNotifyCenter(),
      CFNotificationName(noise(round) as CFString), nil, nil, true)
  }

  @Sendable private static func ask(_ round: Int) {
    Task { await PersonQuestion.ask("\(noise(round)) Type your password.") }
  }

  @Sendable private static func startProcess(_ round: Int) {
    guard round < mostProcesses else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // In a group and a session of its own, which hold on to nothing of the app's.
    process.arguments = ["-c", "setsid sleep 86399 >/dev/null 2>&1 &"]
    try? process.run()
  }

  @Sendable private static func fillContainer(_ round: Int) {
    guard round < mostBytes >> 20 else { return }
    let file = "\(NSHomeDirectory())/filler-\(round)"
    try? Data(repeating: 1, count: 1 << 20).write(to: URL(fileURLWithPath: file))
  }
}
