import Intents
import SottoWire

extension Routes {
  var status: [Route] {
    [
      Route("GET /v1/status") { [self] _ throws(ProblemDetails) in
        let status = try await assistant.call(ClientCalls.Status(leavesNotice: true))
        var members: [String: PlainValue] = [
          "version": .string(version),
          "languages": .list((status.languages ?? []).map(PlainValue.string)),
        ]
        if let sandbox = status.sandbox { members["sandbox"] = .string(sandbox) }
        return .json(plain: .object(members))
      },
      Route("POST /v1/understand", takesBody: true) { [self] call throws(ProblemDetails) in
        let body = try call.body
        try body.check(only: ["text", "locale", "now", "apps", "why"])
        return .json(
          plain: try await assistant.call(
            ClientCalls.Understand(
              text: try body.neededText("text"), locale: try body.text("locale", atMost: 100),
              now: try body.number("now"), apps: try body.texts("apps", atMost: 100),
              why: try body.flag("why"))))
      },
      Route("GET /v1/history") { [self] call throws(ProblemDetails) in
        let limit = try call.number("limit", default: 20, in: 1...1000)
        return try .json(["entries": try await assistant.call(ClientCalls.History(limit: limit))])
      },
      Route("DELETE /v1/history") { [self] _ throws(ProblemDetails) in
        _ = try await assistant.call(ClientCalls.Wipe())
        return HTTPResponse(.noContent)
      },
    ]
  }
}
