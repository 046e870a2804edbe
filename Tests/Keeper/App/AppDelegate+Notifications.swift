import SottoAppSupport

// What it tells the person of its own accord.

extension AppDelegate {
  /// Tells it a second from now.
  func remind(_ title: String) {
    let content = UNMutableNotificationContent()
    content.title = title
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(
        identifier: title, content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)))
  }
}
