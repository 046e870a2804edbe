import Foundation
import Logging
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

// What apps would like to know from their person, who may have an app ask nothing more.

extension AppServices {
  /// Why an app is not asked for anything.
  static let mayNotAsk =
    "The person does not want to be asked anything by the app. “sotto apps allow APP --questions” lets it."

  /// Whether the person lets the app ask them anything of its own accord.
  func mayAsk(_ app: String) -> Bool { registry.entry(app)?.installed.grants.mayAsk == true }

  /// Asks in the name of the app, which the question begins with.
  func ask(_ text: String, _ app: String, _ quota: AppQuota) async throws -> Bool? {
    guard mayAsk(app) else { throw CallFailure(.failed, Self.mayNotAsk) }
    guard quota.beginQuestion() else {
      throw CallFailure(.failed, "Other questions of the app still wait for the person.")
    }
    defer { quota.endQuestion() }
    let question = "\(name(of: app)): \(text)".shown(atMost: 500)
    return await askNext(attendants.language.sentence("ask.own", ["question": question]), of: app)
  }

  /// Asks the next person who is free what an app would like to know of its own accord.
  ///
  /// - Returns: `nil` where they do not decide, or do not want to be asked by it.
  func askNext(
    _ text: String, of app: String, about matter: Attendants.Matter? = nil,
    consequence: ClientCalls.Notification? = nil
  ) async -> Bool? {
    guard mayAsk(app) else { return nil }
    return await attendants.askNext(
      .init(app: app, text: text, matter: matter, consequence: consequence) { silence(app) })
  }

  /// The app asks nothing more, until the person lets it again.
  ///
  /// - Returns: What the person is told.
  private func silence(_ app: String) -> ClientCalls.Notification {
    let language = attendants.language
    let name = name(of: app).shown(atMost: ShownLength.name)
    var key = "ask.silenced"
    do {
      try registry.change(app) { $0.grants.mayAsk = false }
    } catch {
      log.error("silence not stored", metadata: ["app": "\(app)", "error": "\(error)"])
      key = "ask.notSilenced"
    }
    // A name may hold what a shell takes for its own.
    let text = language.sentence(key, ["app": name, "identifier": app])
    return ClientCalls.Notification(
      text: text, locale: language.code, app: name, title: text, body: "",
      date: clock().timeIntervalSince1970, isMissed: false, actions: [])
  }

  /// The person's decision whether the app takes requests, asked for when there is none yet and somebody is there
  /// to ask.
  func requestAuthorization(of app: String, _ quota: AppQuota) async throws -> String {
    guard let entry = registry.entry(app) else { return "denied" }
    guard entry.installed.authorization == "notDetermined", await attendants.isAnybodyThere,
      quota.mayAskForPermission(),
      let allowed = await askNext(attendants.permission(of: entry.bundle), of: app)
    else { return registry.entry(app)?.installed.authorization ?? "denied" }
    try registry.setAuthorization(allowed, app: app)
    return allowed ? "authorized" : "denied"
  }
}
