import Intents
import SottoLanguage

extension Dialogue {
  /// A question and the names of what it offers.
  ///
  /// - Parameter candidate: The request that asks; `nil` while the app is being chosen.
  package func question(
    _ question: Turn.OpenQuestion, of candidate: Turn.Candidate?
  ) -> (text: String, choices: [String]) {
    let intent = candidate?.request.intentName ?? ""
    let app = candidate.map { name($0.app) } ?? ""
    switch question {
    case .app(let apps, _, let missing):
      let names = apps.map(name)
      let words = ["choices": list(names), "app": names.first ?? "", "missing": missing ?? ""]
      if missing == nil { return (say(["ask.app"], words), names) }
      return (say([names.count == 1 ? "ask.app.instead" : "ask.app.missing"], words), names)
    case .request(.choice(let parameter, let values)):
      let names = values.map(choice)
      let text = say(intent, "ask.choice", [parameter], ["choices": list(names)])
      return (text, names)
    case .request(.value(let parameter)):
      let details = candidate?.request.wantsNew(parameter) == true ? ["new"] : []
      // What the app needs a value for although one was said is not known to it: “home”.
      let said = candidate?.request.values[parameter]?.spokenName ?? ""
      let names = said.isEmpty ? [parameter] : ["\(parameter).said", parameter]
      return (say(intent, "ask.value", details + names, ["app": app, "value": said]), [])
    case .request(.confirmation(let parameter, let value, let reason)):
      let words = [
        "item": value == .null ? "" : name(value), "app": app, "value": value.spokenName,
      ]
      // Who asks about the very words that were said has nothing of that name, and would make it.
      let isNew = value == candidate?.request.values[parameter]
      let isAll = candidate?.request.values["all"] == true
      let details = [reason, isNew ? "new" : nil, isAll ? "all" : nil, parameter]
        .compactMap { $0 }
      return (say(intent, "ask.confirmation", details, words), [])
    case .request(.openApp): return (offerToOpen(candidate, app), [])
    case .permission(let app, _):
      let usage = app.usageToDecide?.text(in: language.code) ?? ""
      return (say(["permission"], ["app": name(app), "usage": usage]), [])
    }
  }

  /// Whether to open the app; why, where the app has said what failed.
  private func offerToOpen(_ candidate: Turn.Candidate?, _ app: String) -> String {
    guard let request = candidate?.request, case .offeringApp(let response) = request.state,
      response.code != "failureRequiringAppLaunch" || response.failureReason != nil
    else { return say(candidate?.request.intentName ?? "", "ask.openApp", [], ["app": app]) }
    let answer = answer(
      to: .failed(response), intent: request.intentName, values: request.values, app: app)
    return say(["ask.openApp.failed"], ["answer": answer, "app": app])
  }
}
