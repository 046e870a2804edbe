import ArgumentParser
import Intents
import SottoWire

/// Who handles an intent, and what can be said of it.
struct IntentHandlers {
  private let description: IntentDescription
  private let apps: [AppSummary]

  /// - Throws: `ValidationError` for an intent that Sotto does not know.
  init(of intent: String, among apps: [AppSummary]) throws {
    guard let description = IntentDescription.all[intent] else {
      let known = IntentDescription.all.keys.sorted().joined(separator: ", ")
      throw ValidationError("There is no intent “\(intent)”. Sotto knows: \(known).")
    }
    self.description = description
    self.apps = apps.filter { $0.intents.contains(intent) }
  }

  /// One handler, as programs read it.
  private struct Handler: Encodable {
    struct Parameter: Encodable {
      var name: String
      var isList: Bool
      /// The class of the results of resolving it, which tells its kind.
      var resolution: String
    }
    var app: String
    var identifier: String
    var intent: String
    /// `INSiriAuthorizationStatus` by case name.
    var authorization: String
    /// Whether the person has made it the one for such requests.
    var isDefault: Bool
    /// What the app may be asked to resolve, in that order.
    var parameters: [Parameter]
  }

  func show(json: Bool) {
    let parameters = description.parameters.map {
      Handler.Parameter(name: $0.name, isList: $0.isList, resolution: $0.resolution)
    }
    for app in apps {
      let isDefault = app.defaults.contains(description.name)
      if json {
        Output.json(
          Handler(
            app: app.name, identifier: app.identifier, intent: description.name,
            authorization: app.authorization, isDefault: isDefault, parameters: parameters))
      } else {
        Output.line("\(app.name)  (\(app.identifier)\(isDefault ? ", default" : ""))")
      }
    }
    guard !json else { return }
    if apps.isEmpty { Output.line("No app handles \(description.name).") }
    Output.line(
      "parameters: \(parameters.map { $0.isList ? "\($0.name)[]" : $0.name }.joined(separator: ", "))"
    )
  }
}
