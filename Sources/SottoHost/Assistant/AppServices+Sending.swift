import Foundation
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

// What an app has other apps do, where the person lets it.

extension AppServices {
  func addSendingCalls(to handlers: inout CallHandlers, of app: String, _ quota: AppQuota) {
    handlers.on(SystemCalls.SendIntent.self) { await send($0, of: app, quota) }
    handlers.on(SystemCalls.RequestSending.self) { _ in
      .init(refusal: await requestSending(of: app, quota))
    }
  }

  /// What the person decides about an app, as `Attendants` knows it.
  static func sending(of app: String) -> String { "requests of \(app)" }

  /// Carries out what an app has sent; where the person has not decided, they are asked, and nobody waits for
  /// that.
  private func send(
    _ call: SystemCalls.SendIntent, of app: String, _ quota: AppQuota
  ) async -> SystemCalls.SendIntent.Answer {
    guard quota.maySend() else { return .init(refusal: .init(.tooOften, Self.tooOften)) }
    if let refusal = sendingRefusal(of: app) {
      if refusal.reason == .notDetermined, mayAsk(app),
        await !attendants.isWaiting(for: Self.sending(of: app))
      {
        Task { await requestSending(of: app, quota) }
      }
      return .init(refusal: refusal)
    }
    guard JSON.data(of: call.intent.parameters).count <= AppQuota.requestLength else {
      return .init(
        refusal: .init(
          .invalidIntent, "Its parameters are longer than \(AppQuota.requestLength) bytes."))
    }
    return await quota.sending.run {
      // It may have been taken back while the app's others were carried out.
      guard let entry = registry.entry(app), sendingRefusal(of: app) == nil else {
        return .init(refusal: sendingRefusal(of: app))
      }
      let outcome = await intents.carryOut(call, of: entry, in: attendants.language)
      keep(outcome, of: call, entry)
      return outcome.answer
    }
  }

  /// Asks the person, unless they have decided.
  private func requestSending(of app: String, _ quota: AppQuota) async -> SystemCalls.Refusal? {
    let refusal = sendingRefusal(of: app)
    guard refusal?.reason == .notDetermined, let bundle = registry.entry(app)?.bundle else {
      return refusal
    }
    let matter = Self.sending(of: app)
    let language = attendants.language
    let isAsked = await attendants.isWaiting(for: matter)
    guard isAsked || quota.mayAskForPermission() else { return refusal }
    let words = [
      "app": bundle.name.text(in: language.code).shown(atMost: ShownLength.name),
      "usage": bundle.requestsUsageDescription?.text(in: language.code).shown(atMost: 500) ?? "",
    ]
    let allowed = await askNext(
      language.sentence("permission.requests", words), of: app,
      about: .init(
        name: matter,
        notice: isAsked ? nil : language.sentence("permission.requests.waiting", words)))
    // A decision that cannot be kept only means that it is asked for once more.
    if let allowed { try? registry.change(app) { $0.grants.maySend = allowed } }
    return sendingRefusal(of: app)
  }

  /// Why an app may not send anything at the moment.
  private func sendingRefusal(of app: String) -> SystemCalls.Refusal? {
    guard let entry = registry.entry(app), entry.installed.authorization == "authorized" else {
      return .init(.denied, "The person does not let the app be used.")
    }
    guard entry.bundle.requestsUsageDescription != nil else {
      return .init(
        .missingUsageDescription,
        "The app's Info.plist has no \(AppBundle.requestsUsageKey). Say there in a sentence, for the "
          + "person, why the app sends requests to other apps.")
    }
    switch entry.installed.grants.maySend {
    case nil:
      return .init(
        .notDetermined,
        "The person has not decided whether the app may send requests to others. They are asked when they "
          + "are next at a prompt; requestAuthorization() waits for that.")
    case false?:
      return .init(.denied, "The person does not let the app send requests to other apps.")
    case true?: return nil
    }
  }

  /// What was done for an app stands in the history, beside what the person has asked for.
  private func keep(
    _ outcome: SentOutcome, of call: SystemCalls.SendIntent, _ sender: AppRegistry.Entry
  ) {
    guard let told = outcome.told else { return }
    let language = attendants.language.code
    keep("what it has sent", of: sender.installed.identifier) {
      try store.append(
        HistoryEntry(
          date: clock().timeIntervalSince1970, text: call.intent.name, locale: language,
          intent: call.intent.name, app: told.app?.shown(atMost: ShownLength.name),
          outcome: told.outcome, reply: told.text.shown(),
          sender: sender.bundle.name.text(in: language).shown(atMost: ShownLength.name)))
    }
  }
}
