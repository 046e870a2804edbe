import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

extension AppServices {
  /// The person's decision about their folder of music, or of videos, asked for when there is none yet.
  ///
  /// The app is started anew with the folder at once, and goes on with what it played.
  ///
  /// - Returns: `restricted` where there is nothing to decide: no such folder, nothing in it, or no
  ///   reason for it in the app's `Info.plist`.
  func requestMediaLibrary(of app: String, _ quota: AppQuota) async throws -> String {
    guard let entry = registry.entry(app), let usage = entry.bundle.musicUsageDescription else {
      return "restricted"
    }
    let media = MediaFolder(of: entry.bundle.mediaCategories)
    guard let folder = media.path(ProcessInfo.processInfo.environment),
      MediaFolder.holdsAnything(folder)
    else { return "restricted" }
    if let decided = entry.installed.grants.music { return decided ? "authorized" : "denied" }
    guard mayAsk(app), quota.beginMusicQuestion() else { return "notDetermined" }
    defer { quota.endMusicQuestion() }
    let language = attendants.language
    let key = media == .videos ? "permission.videos" : "permission.music"
    let words = [
      "app": entry.bundle.name.text(in: language.code).shown(atMost: ShownLength.name),
      "folder": folder.shown(atMost: 500),
      "usage": usage.text(in: language.code).shown(atMost: 500),
    ]
    let begins = language.sentence("\(key).allowed", words)
    let allowed = await askNext(
      language.sentence(key, words), of: app,
      consequence: ClientCalls.Notification(
        text: begins, locale: language.code, app: words["app"] ?? "", title: begins, body: "",
        date: clock().timeIntervalSince1970, isMissed: false, actions: []))
    guard let allowed else { return "notDetermined" }
    try registry.change(app) { $0.grants.music = allowed }
    if allowed { renewal.begin(app) }
    return allowed ? "authorized" : "denied"
  }
}
