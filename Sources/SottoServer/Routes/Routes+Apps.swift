import Foundation
import SottoWire

// The installed apps, and what each may do.

extension Routes {
  var apps: [Route] {
    [
      Route("GET /v1/apps") { [self] _ throws(ProblemDetails) in
        try .json(["apps": try await assistant.call(ClientCalls.ListApps())])
      },
      Route("GET /v1/apps/{app}") { [self] call throws(ProblemDetails) in
        try .json(try await app(call))
      },
      Route("PATCH /v1/apps/{app}", takesBody: true) { [self] call throws(ProblemDetails) in
        try .json(try await change(call))
      },
      Route("DELETE /v1/apps/{app}") { [self] call throws(ProblemDetails) in
        let change: ClientCalls.ChangeApp.Change = try call.flag("erase") ? .erase : .remove
        let app = try await app(call)
        return try .json(
          try await assistant.call(ClientCalls.ChangeApp(app: app.identifier, change: change)))
      },
    ]
  }

  /// The app that the path names.
  private func app(_ call: Call) async throws(ProblemDetails) -> AppSummary {
    let name = call.parameter("app")
    let apps = try await assistant.call(ClientCalls.ListApps())
    let found =
      apps.first { $0.identifier == name }
      ?? apps.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
    guard let found else {
      let names = apps.map(\.name).joined(separator: ", ")
      throw ProblemDetails(
        .notFound,
        "No app “\(name)” is installed. \(names.isEmpty ? "None is." : "Installed: \(names).")",
        at: "path app")
    }
    return found
  }

  /// Changes what the body names, in its order of weight: what is forbidden is so before anything is
  /// allowed.
  private func change(_ call: Call) async throws(ProblemDetails) -> AppSummary {
    let body = try call.body
    let grants = ["network", "music", "notifications", "questions", "requests"]
    try body.check(only: ["authorization", "isDefault"] + grants)
    guard !body.members.isEmpty else {
      throw ProblemDetails(.badRequest, "It says nothing that is to change.", at: "body")
    }
    let authorization = try body.choice("authorization", of: ["authorized", "denied"])
    guard try body.flag("isDefault") != false else {
      throw ProblemDetails(
        .badRequest, "An app is no default any more when another is made it.", at: "body isDefault")
    }
    var chosen: [String: Bool] = [:]
    for name in grants { chosen[name] = try body.flag(name) }
    var app = try await app(call)
    for allows in [false, true] where chosen.values.contains(allows) {
      app = try await assistant.call(
        ClientCalls.GrantApp(
          app: app.identifier, allows: allows, network: chosen["network"] == allows, groups: [],
          music: chosen["music"] == allows, folders: [], unconfined: false,
          notifications: chosen["notifications"] == allows,
          questions: chosen["questions"] == allows, requests: chosen["requests"] == allows))
    }
    if let authorization {
      app = try await assistant.call(
        ClientCalls.ChangeApp(
          app: app.identifier, change: authorization == "denied" ? .deny : .allow))
    }
    if try body.flag("isDefault") == true {
      app = try await assistant.call(
        ClientCalls.ChangeApp(app: app.identifier, change: .makeDefault))
    }
    return app
  }
}
