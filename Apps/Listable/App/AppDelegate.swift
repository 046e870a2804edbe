import Foundation
import Intents
import ListableShared
import SottoAppSupport

/// The app: keeps the notebook whole and tells the assistant what is in it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let notebook = SharedNotebook(ListableContainer())
  private var answers: ReminderAnswers?
  private var observer: ChangeObserver?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    answers = ReminderAnswers(notebook)
    answers?.begin()
    observer = ChangeObserver { [notebook] in VocabularyPublisher.publish(notebook) }
    takeUpNotebook()
    if INPreferences.siriAuthorizationStatus() == .notDetermined {
      INPreferences.requestSiriAuthorization { _ in }
    }
    return true
  }

  /// Its own program has it opened after an import.
  func applicationDidBecomeActive(_ application: UIApplication) { takeUpNotebook() }

  /// Tells the assistant what is in the notebook: names, and when to remind.
  private func takeUpNotebook() {
    VocabularyPublisher.publish(notebook)
    // On the main actor: first whatever else the app was called for is done.
    Task { @MainActor [notebook] in await notebook.setReminders() }
  }

  /// The person was told that the notebook is damaged, and wants it mended; then the extension is asked
  /// once more.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    do throws(NotebookError) {
      if let kept = try notebook.mend() {
        Self.say("The notebook was damaged, and is kept as \(kept).")
        takeUpNotebook()
      }
    } catch {
      Self.say(error.localizedDescription)
    }
    return false
  }

  nonisolated static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
