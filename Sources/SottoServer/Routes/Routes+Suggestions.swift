import SottoWire

// What may be wanted, and phrases of the person's own.

extension Routes {
  var suggestions: [Route] {
    [
      Route("GET /v1/suggestions") { [self] call throws(ProblemDetails) in
        var suggest = ClientCalls.Suggest(
          limit: try call.number("limit", default: 5, in: 1...100),
          locale: call.request.query["locale"])
        if let name = call.request.query["conversation"] {
          suggest.offersTo = try Call.conversation(name, at: "query conversation")
        }
        return try .json(["suggestions": try await assistant.call(suggest)])
      },
      Route("GET /v1/greeting") { [self] call throws(ProblemDetails) in
        let name = call.request.query["conversation"] ?? ""
        return try .json(
          try await assistant.call(
            ClientCalls.Greet(
              conversation: try Call.conversation(name, at: "query conversation"),
              locale: call.request.query["locale"])))
      },
      Route("PUT /v1/suggestions/offers", takesBody: true) { [self] call throws(ProblemDetails) in
        let body = try call.body
        try body.check(only: ["areOn"])
        guard let areOn = try body.flag("areOn") else {
          throw ProblemDetails(.badRequest, "It is missing.", at: "body areOn")
        }
        _ = try await assistant.call(ClientCalls.SetOffers(areOn: areOn))
        return HTTPResponse(.noContent)
      },
      Route("GET /v1/shortcuts") { [self] _ throws(ProblemDetails) in
        try .json(["shortcuts": try await assistant.call(ClientCalls.ListShortcuts())])
      },
      Route("POST /v1/shortcuts", takesBody: true) { [self] call throws(ProblemDetails) in
        let body = try call.body
        try body.check(
          only: ["phrase", "sentence", "suggestion", "replaces", "locale", "isSure"])
        return try .json(
          try await assistant.call(
            ClientCalls.SaveShortcut(
              phrase: try body.neededText("phrase", atMost: 1000),
              sentence: try body.text("sentence"), suggestion: try body.text("suggestion"),
              replaces: try body.text("replaces"), locale: try body.text("locale", atMost: 100),
              isSure: try body.flag("isSure") ?? false)), .created)
      },
      Route("DELETE /v1/shortcuts/{phrase}") { [self] call throws(ProblemDetails) in
        do throws(ProblemDetails) {
          return try .json(
            try await assistant.call(
              ClientCalls.DeleteShortcut(phrase: call.parameter("phrase"))))
        } catch {
          var problem = error
          // What it refuses of this call can be the phrase only.
          if problem.status == .badRequest {
            (problem.status, problem.place) = (.notFound, "path phrase")
          }
          throw problem
        }
      },
    ]
  }
}
