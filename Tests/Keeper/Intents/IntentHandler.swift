import Intents

/// Keeps the note that it shares with its app, and never calls `synchronize()`.
final class IntentHandler: INExtension, INPlayMediaIntentHandling {
  private let defaults = UserDefaults(suiteName: "group.app.sotto.Keeper")
  var timer: Timer?

  func keep(_ value: String, as key: String) { defaults?.set(value, forKey: key) }

  override init() {
    super.init()
    CFNotificationCenterAddObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque(),
      { _, observer, _, _, _ in
        guard let observer else { return }
        Unmanaged<IntentHandler>.fromOpaque(observer).takeUnretainedValue().hear()
      }, "app.sotto.Keeper.from-app" as CFString, nil, .deliverImmediately)
  }

  /// Finds the note itself, whatever is asked for.
  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    let name = intent.mediaSearch?.mediaName ?? intent.mediaSearch?.artistName
    let asksForNetwork = name?.hasPrefix("kaput network") == true
    let note =
      asksForNetwork
      ? Network.interfaces.joined(separator: " and ")
      : defaults?.string(forKey: "note") ?? "nothing"
    let item = INMediaItem(identifier: note, title: note, type: .song, artwork: nil)
    completion([.success(with: item)])
  }

  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    let words = (intent.mediaSearch?.mediaName ?? intent.mediaSearch?.artistName ?? "").split(
      separator: " "
    ).map(String.init)
    guard words.count > 2 else {
      return completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
    }
    switch words[1] {
    case "keep":
      defaults?.set(words[2], forKey: "note")
      defaults?.set(words[2], forKey: "of-extension")
    case "send", "relay":
      nonisolated(unsafe) let (handler, completion) = (self, completion)
      Task {
        await handler.send(words)
        completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
      }
      return
    case "ring":
      CFNotificationCenterPostNotification(
        CFNotificationCenterGetDarwinNotifyCenter(),
        CFNotificationName("app.sotto.Keeper.from-extension" as CFString), nil, nil, true)
    default:
      return completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
    }
    completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
  }

  private func hear() { defaults?.set("heard", forKey: "extension-heard") }
}
